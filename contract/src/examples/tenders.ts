import type { tenders } from '../tenders.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

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
        },
      },
    },
  ],
}
