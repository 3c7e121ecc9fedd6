import { z } from 'zod'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { amount, instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { resultInfo } from './result-info.ts'

export const workStatus = z.enum(WORK_STATUSES)
/** `not_processed` is the absence of a record. */
export const recordedStatus = workStatus.exclude(['not_processed'])

/** spec 2 §3, document-collection entry. */
const collectionEntry = z.object({
  key: z.string(),
  descriptionRu: z.string(),
  descriptionKz: textOrNull,
  descriptionEn: textOrNull,
  collected: z.boolean(),
  required: ours(z.boolean()),
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
})
