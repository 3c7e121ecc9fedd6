import { z } from 'zod'
import { FILE_KEEPERS } from '@tendertap/domain/lot-work/own-files'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { isPositive } from '@tendertap/domain/money'
import { call } from '../call.ts'
import { lotWork as lotWorkRecord, recordedStatus } from '../entities/lot-work.ts'
import { amountInput, catalogueId, clearable, requiredText, uuid } from '../fields/fields.ts'
import { REFUSALS_BEFORE_WORK, REFUSALS_IN_WORK } from '../errors/lot-refusals.ts'
import { ours } from '../ours.ts'

const lotId = z.object({ lotId: catalogueId })

/** Every step answers the changed work record. */
const step = { writes: true, input: lotId, output: lotWorkRecord } as const

export const lotWork = {
  'lots/activateLot': call({
    ...step,
    summary: 'Takes an open lot into work and starts its list of documents.',
    access: transitions.activate.by,
    needsSubscription: true,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK, 'documents_processing'],
  }),
  'lots/declineLot': call({
    ...step,
    summary: 'Rejects an open lot that is not in work; this can’t be undone.',
    access: transitions.decline.by,
    needsSubscription: true,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK],
  }),
  'lots/attachFile': call({
    ...step,
    summary: 'Attaches an uploaded file or a document of the library to a document of the lot’s list.',
    access: FILE_KEEPERS,
    input: lotId
      .extend({
        /** the key of the entry */
        documentKey: requiredText(100),
        fileId: uuid.nullable().optional(),
        companyDocumentId: uuid.nullable().optional(),
      })
      .refine(({ fileId, companyDocumentId }) => !fileId !== !companyDocumentId, 'one of the two'),
    refusals: [
      'not_found',
      ...REFUSALS_IN_WORK,
      'documents_already_completed',
      'document_not_in_checklist',
      'file_already_attached',
      'too_many_files',
    ],
    ours: true,
  }),
  'lots/detachFile': call({
    ...step,
    summary: 'Removes a file from a document of the lot’s list.',
    access: FILE_KEEPERS,
    /** the `id` of the entry's file */
    input: lotId.extend({ workFileId: uuid }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'documents_already_completed'],
    ours: true,
  }),
  'lots/assignLot': call({
    ...step,
    summary: 'Says who is responsible for the work on a lot, or that nobody is.',
    access: 'member',
    input: lotId.extend({ userId: uuid.nullable() }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'person_not_in_team'],
    ours: true,
  }),
  'lots/deactivateLot': call({
    ...step,
    summary: 'Stops the work on a lot; this can’t be undone.',
    access: transitions.deactivate.by,
    refusals: ['not_found', ...REFUSALS_IN_WORK],
  }),
  'lots/setOfferPrice': call({
    ...step,
    summary: 'Fixes the offer price for good and moves the lot on to requesting offers.',
    access: transitions.setOfferPrice.by,
    input: lotId.extend({ offerPrice: amountInput.refine(isPositive) }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'price_already_set'],
  }),
  'lots/documentCollected': call({
    ...step,
    summary: 'Marks one document of the lot’s list as collected; this goes one way.',
    access: transitions.collectDocument.by,
    /** The description in any of the three languages. The mark can't be removed, so `collected` is always true. */
    input: lotId.extend({ documentDescription: requiredText(1000), collected: z.literal(true) }),
    refusals: [
      'not_found',
      ...REFUSALS_IN_WORK,
      'documents_already_completed',
      'document_not_in_checklist',
      'document_already_collected',
      'price_marks_itself',
    ],
  }),
  'lots/confirmDocument': call({
    ...step,
    summary: 'Says that a collected document still fits after the portal has changed what it was collected for.',
    access: transitions.confirmDocument.by,
    input: lotId.extend({ documentDescription: requiredText(1000) }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'document_not_in_checklist', 'document_needs_no_recheck'],
    ours: true,
  }),
  'lots/completeCollectingLotDocuments': call({
    ...step,
    summary: 'Completes the collection of documents once all required ones and the price are there.',
    access: transitions.completeCollecting.by,
    refusals: [
      'not_found',
      ...REFUSALS_IN_WORK,
      'documents_already_completed',
      'documents_not_collected',
      'documents_need_recheck',
      'offer_price_missing',
    ],
  }),
  /** Two irreversible steps with the same input: place, then confirm the placement. */
  'lots/lotPlacement': call({
    ...step,
    summary: 'Marks the lot as placed on the portal and, called again, confirms the placement.',
    access: transitions.place.by,
    /** The status that the person saw; 409 if it has changed since. */
    input: lotId.extend({ expectedStatus: ours(recordedStatus.nullable().optional()) }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'documents_not_completed', 'status_changed'],
  }),
  /** spec 2 §2, "add new document"; the specification shows no call for it. */
  'lots/addDocument': call({
    ...step,
    summary: 'Adds a document to the lot’s list.',
    access: transitions.addDocument.by,
    input: lotId.extend({ name: requiredText(1000), required: z.boolean(), comment: clearable(5000) }),
    refusals: ['not_found', ...REFUSALS_IN_WORK, 'documents_already_completed', 'document_already_in_checklist'],
    ours: true,
  }),
  'lots/moveWork': call({
    ...step,
    summary: 'Moves the work to the lot that replaces this one in a later announcement; this can’t be undone.',
    access: transitions.moveWork.by,
    input: lotId.extend({ toLotId: catalogueId }),
    refusals: [
      'not_found',
      ...REFUSALS_IN_WORK,
      'lot_not_superseded',
      'successor_not_open',
      'successor_already_in_work',
    ],
    ours: true,
  }),
}
