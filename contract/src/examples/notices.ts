import type { notices } from '../calls/notices.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const { id, nameRu, nameKz, nameEn, TenderId } = lotOfTender
const noticeId = '01a1f0c2-3b1f-7c55-8e0a-4f7d2a9b6c11'

export const noticesExamples: Examples<keyof typeof notices> = {
  'notices/getNotices': [
    {
      input: { language: 'ru', limit: 20 },
      output: {
        data: [
          {
            id: noticeId,
            kind: 'mentioned',
            category: 'crm',
            says: 'Данияр Закупов: @Айгерим Жолова, успеем до пятницы?',
            at: '2026-11-13T09:40:00.000Z',
            isRead: false,
            lot: { id, nameRu, nameKz, nameEn, TenderId, tenderCode: tenderHead.code },
            page: `/tender/${TenderId}?open=${id}&comment=${STAND_INS.commentId}`,
          },
        ],
        next: null,
      },
    },
  ],
  'notices/countUnread': [{ input: {}, output: { unread: 3 } }],
  'notices/remindTomorrow': [{ input: { lotId: id }, output: { at: '2026-11-14T04:00:00.000Z' } }],
  'notices/markRead': [
    { title: 'Everything up to it', input: { upTo: noticeId }, output: { unread: 0 } },
    { title: 'What was in sight', input: { upTo: noticeId, from: noticeId }, output: { unread: 2 } },
  ],
}
