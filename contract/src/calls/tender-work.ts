// Tenders as wholes. The specification describes the screens and shows no path for these calls.
import { z } from 'zod'
import { REJECT_REASONS } from '@tendertap/domain/lot-voting/reject-reasons'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { REFUSALS } from '@tendertap/domain/lot-work/refusals'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { paged } from '../entities/paged.ts'
import { tenderResultInput } from '../entities/result-info.ts'
import { tenderSummary } from '../entities/tender.ts'
import { vote } from '../entities/vote.ts'
import { REFUSALS_BEFORE_WORK } from '../errors/lot-refusals.ts'
import { catalogueId, catalogueNumber, text, textOrNull } from '../fields/fields.ts'
import { lotFilter, workFilter } from '../fields/lot-filter.ts'
import { ours } from '../ours.ts'

const list = {
  writes: false,
  cost: 'search',
  maxBody: COMPANY_NAMES_BODY,
  output: paged(tenderSummary),
  refusals: ['unknown_sort_field', 'page_too_far', 'search_too_wide'],
  ours: true,
} as const

/** What a step did to the lots of a tender. */
const stepOnLots = z.object({
  /** the lots on which it was taken */
  lotIds: ours(z.array(catalogueNumber)),
  /** the others, and why not */
  refused: ours(
    z.array(
      z.object({
        lotId: ours(catalogueNumber),
        contractNumber: ours(textOrNull),
        refusal: ours(z.enum(REFUSALS)),
      }),
    ),
  ),
})

const tenderId = z.object({ id: catalogueId })
const step = { writes: true, input: tenderId, output: stepOnLots, ours: true } as const

export const tenderWork = {
  'tenders/tendersWithFilters': call({
    ...list,
    summary: 'Lists the tenders that have lots awaiting the lead’s vote.',
    access: ['lead'],
    needsSubscription: true,
    input: lotFilter,
  }),
  'tenders/getArchivedTenders': call({
    ...list,
    summary: 'Lists the tenders that were declined as a whole or that nobody took in time.',
    access: WORK_READERS,
    input: workFilter,
  }),
  'tenders/voteTender': call({
    summary: 'Votes on a tender: on each of its lots on which the person has given no vote of their own.',
    access: transitions.vote.by,
    needsSubscription: true,
    writes: true,
    input: tenderId.extend({
      accepted: z.boolean(),
      description: text(5000).trim().nullable().optional(),
      reason: z.enum(REJECT_REASONS).nullable().optional(),
    }),
    output: vote,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK],
    ours: true,
  }),
  'tenders/activateTender': call({
    ...step,
    summary: 'Takes every lot of a tender into work that can be taken, all of them or none.',
    access: transitions.activate.by,
    needsSubscription: true,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK, 'documents_processing'],
  }),
  'tenders/declineTender': call({
    ...step,
    summary: 'Rejects every open lot of a tender that is not in work; this can’t be undone.',
    access: transitions.decline.by,
    needsSubscription: true,
    refusals: ['not_found', ...REFUSALS_BEFORE_WORK],
  }),
  'tenders/updateResultInfo': call({
    ...step,
    summary: 'Records the results of a tender’s placed lots; they can be corrected later.',
    access: transitions.fillResult.by,
    maxBody: COMPANY_NAMES_BODY,
    input: tenderId.extend(tenderResultInput),
    refusals: ['not_found', 'not_in_work', 'already_declined', 'placement_not_completed'],
  }),
}
