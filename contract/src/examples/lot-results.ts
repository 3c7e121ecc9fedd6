import type { lotResults } from '../calls/lot-results.ts'
import type { Examples } from './example.ts'
import { placed } from './lot-work.ts'
import { STAND_INS } from './stand-ins.ts'

const { lotId } = STAND_INS
const resultsDate = '2026-11-20T06:00:00.000Z'

const held = {
  finalStatus: 'held',
  finalAmount: 2_315_000,
  resultsDate,
  winnerCompany: 'ТОО «Акжол Снаб»',
  winner: true,
  lossReason: null,
} as const
const cancelled = {
  finalStatus: 'cancelled',
  finalAmount: null,
  resultsDate,
  winnerCompany: null,
  winner: null,
  lossReason: null,
} as const

export const lotResultsExamples: Examples<keyof typeof lotResults> = {
  'lots/updateResultInfo': [
    { title: 'Held, and we won', input: { lotId, resultInfo: held }, output: { ...placed, resultInfo: held } },
    {
      title: 'Cancelled',
      input: { lotId, resultInfo: { finalStatus: 'cancelled', resultsDate } },
      output: { ...placed, resultInfo: cancelled },
    },
  ],
}
