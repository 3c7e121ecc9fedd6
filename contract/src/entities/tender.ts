import { z } from 'zod'
import { MATCH_LEVELS } from '@tendertap/domain/matching/levels'
import { amount, instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'
import { workStatus, metaEntry } from './lot-work.ts'
import { lotOfTender } from './lot.ts'
import { tenderResultInfo } from './result-info.ts'
import { tenderHead, tenderReference } from './tender-head.ts'
import { vote } from './vote.ts'

/** The interest that fits the tender best. */
const userFilter = z.object({ id: uuid, name: z.string(), color: z.string(), category: z.enum(MATCH_LEVELS) })

const announcement = z.object({
  publishDate: instant.nullable(),
  openApplication: instant.nullable(),
  lots: z.array(z.object({ lotNumber: textOrNull, truDescription: textOrNull })),
})

export const tender = tenderHead.extend({
  userFilter: userFilter.nullable(),
  announcement: announcement.nullable(),
  intoWorkStatus: workStatus,
  offerPrice: amount.nullable(),
  completedAt: instant.nullable(),
  declinedAt: instant.nullable(),
  meta: z.array(metaEntry),
  VotesOfTender: z.array(vote),
  LotOfTender: z.array(lotOfTender),
  resultInfo: tenderResultInfo.nullable(),
  /** The announcement that this one replaces. */
  supersedes: ours(tenderReference.nullable()),
  /** The announcement that replaces this one. */
  supersededBy: ours(tenderReference.nullable()),
  /** When the portal withdrew it. */
  withdrawnAt: ours(instant.nullable()),
})

/** A tender in a list, without its lots. */
export const tenderSummary = tender.omit({ LotOfTender: true, announcement: true }).extend({
  /** How many of its lots the list is about: those that await a vote, or the archived ones. */
  listedLots: ours(z.number().int()),
  /** The best percent of its lots. */
  percent: ours(z.number().nullable()),
})
