import type { Output } from '../calls/index.ts'
import type { tenderWork } from '../calls/tender-work.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead, vote } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

type Page = Output<'tenders/tendersWithFilters'>

const { interestId, lotId, tenderId: id } = STAND_INS
const taken = { lotIds: [lotId], refused: [] }

const tender: Page['data'][number] = {
  ...tenderHead,
  userFilter: { id: interestId, name: 'Канцелярия и бумага', color: '#a9d08e', category: 'high' },
  intoWorkStatus: 'not_processed',
  offerPrice: null,
  completedAt: null,
  declinedAt: null,
  meta: [],
  VotesOfTender: [vote],
  resultInfo: null,
  supersedes: null,
  supersededBy: null,
  withdrawnAt: null,
  listedLots: 1,
  percent: 82,
}
const page: Page = { data: [tender], total: 1, totalExact: true, page: 1, limit: 10 }

export const tenderWorkExamples: Examples<keyof typeof tenderWork> = {
  'tenders/tendersWithFilters': [{ input: { minPrice: 1_000_000 }, output: page }],
  'tenders/getArchivedTenders': [{ input: { startDateFrom: '2026-10-01' }, output: page }],
  'tenders/voteTender': [{ input: { id, accepted: true, description: vote.description }, output: vote }],
  'tenders/activateTender': [{ input: { id }, output: taken }],
  'tenders/declineTender': [{ input: { id }, output: taken }],
  'tenders/updateResultInfo': [
    {
      input: {
        id,
        finalStatus: 'held',
        resultsDate: '2026-11-20T06:00:00.000Z',
        lotResults: [
          {
            lotNumber: lotOfTender.contractNumber ?? '',
            lotWinnerCompany: 'ТОО «Акжол Снаб»',
            lotFinalAmount: 2_315_000,
          },
        ],
      },
      output: taken,
    },
  ],
}
