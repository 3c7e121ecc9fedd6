import type { tenders } from '../calls/tenders.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const change = { at: '2026-11-13T09:20:00.000Z', LotId: null, lotNumber: null }

export const tendersExamples: Examples<keyof typeof tenders> = {
  'tenders/getTenderDetails': [
    {
      input: { id: STAND_INS.tenderId },
      output: {
        tender: {
          ...tenderHead,
          userFilter: { id: STAND_INS.interestId, name: 'Канцелярия и бумага', color: '#a9d08e', category: 'high' },
          announcement: {
            publishDate: tenderHead.publicationDate,
            openApplication: tenderHead.applicationOpenAt,
            lots: [{ lotNumber: lotOfTender.contractNumber, truDescription: lotOfTender.ensTruNameRu }],
          },
          intoWorkStatus: 'not_processed',
          offerPrice: null,
          completedAt: null,
          declinedAt: null,
          meta: [],
          VotesOfTender: [],
          LotOfTender: [lotOfTender],
          resultInfo: null,
          supersedes: null,
          supersededBy: null,
          withdrawnAt: null,
        },
      },
    },
  ],
  'tenders/getTenderChanges': [
    {
      input: { id: STAND_INS.tenderId },
      output: {
        data: [
          {
            ...change,
            seq: 88_214,
            kind: 'deadline',
            before: { applicationEndAt: '2026-11-18T07:00:00.000Z' },
            after: { applicationEndAt: tenderHead.applicationEndAt },
          },
          {
            ...change,
            seq: 88_213,
            kind: 'documents',
            LotId: lotOfTender.id,
            lotNumber: lotOfTender.contractNumber,
            before: null,
            after: { documents: [{ type: 'Техническая спецификация', name: 'Техническая спецификация.pdf' }] },
          },
        ],
        total: 2,
        totalExact: true,
        page: 1,
        limit: 10,
      },
    },
  ],
}
