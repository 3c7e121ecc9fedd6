import type { lotComments } from '../calls/lot-comments.ts'
import type { Output } from '../calls/index.ts'
import type { Examples } from './example.ts'
import { vote } from './lot.ts'
import { me, member } from './people.ts'
import { STAND_INS } from './stand-ins.ts'

const { commentId, lotId, memberId, userId } = STAND_INS
const user = { id: userId, fullName: me.fullName }
const colleague = { id: memberId, fullName: member.fullName }

const comment: Output<'lots/addComment'> = {
  kind: 'comment',
  id: commentId,
  at: '2026-11-14T06:10:00.000Z',
  user,
  LotId: lotId,
  text: '@Данияр Закупов, запросите, пожалуйста, сертификат у производителя',
  mentions: [colleague],
}

export const lotCommentsExamples: Examples<keyof typeof lotComments> = {
  'lots/addComment': [{ input: { lotId, text: comment.text ?? '', mentions: [memberId] }, output: comment }],
  'lots/removeComment': [{ input: { commentId }, output: {} }],
  'lots/getActivity': [
    {
      input: { lotId },
      output: {
        data: [
          comment,
          {
            kind: 'step',
            id: '2.4711',
            at: '2026-11-14T06:05:00.000Z',
            user,
            action: 'assignLot',
            documentKey: null,
            fileName: null,
            assignee: colleague,
          },
          {
            kind: 'change',
            id: '1.88214',
            at: '2026-11-13T09:20:00.000Z',
            change: {
              seq: 88_214,
              at: '2026-11-13T09:20:00.000Z',
              kind: 'deadline',
              LotId: null,
              lotNumber: null,
              before: { applicationEndAt: '2026-11-18T07:00:00.000Z' },
              after: { applicationEndAt: '2026-11-19T04:00:00.000Z' },
            },
          },
          {
            kind: 'vote',
            id: '3.1024',
            at: vote.createdAt,
            user,
            accepted: vote.accepted,
            reason: vote.reason,
            description: vote.description,
            carried: vote.carried,
          },
        ],
        next: null,
      },
    },
  ],
}
