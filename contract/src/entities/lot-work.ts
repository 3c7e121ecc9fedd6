import { z } from 'zod'
import { CONSEQUENCES } from '@tendertap/domain/lot-work/consequences'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { day } from './company-document.ts'
import { ROLES } from '@tendertap/domain/roles'
import { amount, catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { person } from './person.ts'
import { resultInfo } from './result-info.ts'
import { tenderChange } from './tender-change.ts'

export const workStatus = z.enum(WORK_STATUSES)
/** `not_processed` is the absence of a record. */
export const recordedStatus = workStatus.exclude(['not_processed'])

/** A file of our own on a document. */
const workFile = z.object({
  /** for lots/detachFile */
  id: ours(uuid),
  /** for the download */
  fileId: ours(uuid),
  name: ours(z.string()),
  size: ours(z.number()),
  at: ours(instant),
  /** full name */
  by: ours(textOrNull),
  /** The document of the library that it is; its file and its term are those of the library. */
  companyDocument: ours(
    z.object({ id: ours(uuid), title: ours(z.string()), validUntil: ours(day.nullable()) }).nullable(),
  ),
})

/** spec 2 §3, document-collection entry. */
const collectionEntry = z.object({
  key: z.string(),
  descriptionRu: z.string(),
  descriptionKz: textOrNull,
  descriptionEn: textOrNull,
  collected: z.boolean(),
  required: ours(z.boolean()),
  /** what the person who added it says about it */
  comment: ours(textOrNull),
  collectedAt: ours(instant.nullable()),
  /** full name */
  collectedBy: ours(textOrNull),
  /** The portal has changed what it was collected for; until it is confirmed, collection can't be completed. */
  needsRecheck: ours(z.boolean()),
  files: ours(z.array(workFile)),
})

/** A change on the portal since the lot was taken, and what it means for the work. */
const changeInWork = tenderChange.extend({
  consequence: z.enum(CONSEQUENCES),
  /** of `docs`: the entries that had to be looked at again */
  documentKeys: z.array(z.string()),
})

/** One line of the log: who did what and when. */
export const metaEntry = z.object({
  action: z.string(),
  date: instant,
  user: z.object({
    fullName: textOrNull,
    /** The screen recognises the person's own steps by it. */
    id: ours(uuid),
  }),
  /** The entry of `docs` that was added or collected, or whose files changed. */
  documentKey: ours(textOrNull),
  /** The file that was attached or removed. */
  fileName: ours(textOrNull),
})

/** A lot of another announcement of the same purchase. */
const lotReference = z.object({
  lotId: ours(catalogueNumber),
  contractNumber: ours(textOrNull),
  TenderId: ours(catalogueNumber),
  tenderCode: ours(z.string()),
})

/** What the portal published about the winner. */
const award = z.object({
  winnerCompany: ours(textOrNull),
  amount: ours(amount.nullable()),
  date: ours(instant.nullable()),
  /** it is the workspace's own company */
  isOurs: ours(z.boolean()),
})

export const lotWork = z.object({
  status: recordedStatus,
  offerPrice: amount.nullable(),
  docs: z.array(collectionEntry),
  meta: z.array(metaEntry),
  resultInfo: resultInfo.nullable(),
  completedAt: instant.nullable(),
  declinedAt: instant.nullable(),
  /** When collection was completed; together with `docs` it determines the stage. */
  documentsCompletedAt: ours(instant.nullable()),
  /** The open lot without a record that replaces this one in a later announcement: the work can be moved to it. */
  successor: ours(lotReference.nullable()),
  /** The lot of the earlier announcement from which the work was moved. */
  movedFrom: ours(lotReference.nullable()),
  award: ours(award.nullable()),
  /** The latest ones, newest first. */
  changes: ours(z.array(changeInWork)),
  /** The person responsible for the work. */
  assignee: ours(person.extend({ roles: ours(z.array(z.enum(ROLES))) }).nullable()),
  /** Comments on the lot that were not removed. */
  commentCount: ours(z.number().int()),
})
