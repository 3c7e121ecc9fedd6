import type { today } from '../calls/today.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const { id: lotId, contractNumber, nameRu, nameKz, nameEn, status } = lotOfTender
const line = {
  lotId,
  contractNumber,
  nameRu,
  nameKz,
  nameEn,
  TenderId: lotOfTender.TenderId,
  tenderCode: tenderHead.code,
  status,
  applicationEndAt: tenderHead.applicationEndAt,
}
const work = {
  ...line,
  turns: [
    { step: 'collectDocument' as const, by: ['procurement' as const], isOfAssignee: true },
    { step: 'setOfferPrice' as const, by: ['manager' as const], isOfAssignee: false },
  ],
  missingDocuments: 2,
  work: { status: 'in_collecting_documents' as const, hasPrice: false, stage: 1 as const, needsRecheck: false },
  assignee: { id: STAND_INS.memberId, fullName: 'Данияр Закупов' },
}

export const todayExamples: Examples<keyof typeof today> = {
  'today/getDay': [
    {
      input: {},
      output: {
        waiting: { total: 1, lines: [work] },
        burning: { total: 1, lines: [work] },
        mentions: {
          total: 1,
          lines: [
            {
              ...line,
              commentId: STAND_INS.commentId,
              author: { id: STAND_INS.memberId, fullName: 'Данияр Закупов' },
              excerpt: '@Айгерим Жолова, успеем до пятницы?',
              at: '2026-11-13T09:40:00.000Z',
              isInWork: true,
            },
          ],
        },
        changed: {
          total: 1,
          lines: [
            { ...line, kinds: ['deadline', 'documents'], at: '2026-11-13T09:20:00.000Z', lots: 1, isInWork: true },
          ],
        },
        since: 88_200,
        newest: 88_214,
      },
    },
  ],
  'today/getCount': [{ input: {}, output: { waiting: 1, mentions: 1, changed: 1 } }],
}
