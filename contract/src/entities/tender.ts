import { z } from 'zod'
import { MATCH_LEVELS } from '@tendertap/domain/lots/vocabulary'
import { amount, instant, textOrNull, uuid } from '../fields.ts'
import { workStatus, metaEntry } from './lot-work.ts'
import { lotOfTender } from './lot.ts'
import { tenderResultInfo } from './result-info.ts'
import { tenderHead } from './tender-head.ts'
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
})
