// What was said and done about a lot, one of each kind.
import type { Output } from '@tendertap/contract/calls/index'
import { answer, type Answers } from './answers.ts'
import { inHours } from './rating-answers.ts'

export const NAMED_COMMENT = '00000000-0000-4000-8000-0000000000c1'

const AIGERIM = { fullName: 'Сатпаева Айгерим Ерлановна', id: '00000000-0000-4000-8000-0000000000a1' }
const DANIYAR = { fullName: 'Омаров Данияр', id: '00000000-0000-4000-8000-0000000000a2' }

const ACTIVITY: Output<'lots/getActivity'>['data'] = [
  {
    kind: 'comment',
    id: NAMED_COMMENT,
    at: inHours(-1),
    user: AIGERIM,
    LotId: 7101,
    text: '@Омаров Данияр, производитель обещал сертификат к среде.\nЕсли не пришлёт, пишите мне.',
    mentions: [DANIYAR],
  },
  {
    kind: 'step',
    id: '4.3',
    at: inHours(-2),
    user: AIGERIM,
    action: 'assignLot',
    documentKey: null,
    fileName: null,
    assignee: DANIYAR,
  },
  {
    kind: 'change',
    id: '1.9',
    at: inHours(-5),
    change: {
      seq: 9,
      at: inHours(-5),
      kind: 'deadline',
      LotId: null,
      lotNumber: null,
      before: { applicationEndAt: inHours(20) },
      after: { applicationEndAt: inHours(68) },
    },
  },
  {
    kind: 'comment',
    id: '00000000-0000-4000-8000-0000000000c2',
    at: inHours(-6),
    user: DANIYAR,
    LotId: 7101,
    text: null,
    mentions: [],
  },
  {
    kind: 'step',
    id: '4.2',
    at: inHours(-20),
    user: DANIYAR,
    action: 'documentCollected',
    documentKey: 'application',
    fileName: null,
    assignee: null,
  },
  {
    kind: 'vote',
    id: '2.1',
    at: inHours(-30),
    user: AIGERIM,
    accepted: true,
    reason: null,
    description: 'Подходит по номенклатуре',
    carried: true,
  },
]

/** Of whichever lot the page shows. */
export function answerActivity(answers: Answers): void {
  answers.set('lots/getActivity', answer(200, { data: ACTIVITY, next: '1.2.3' }))
  answers.set(
    'team/getMembers',
    answer(
      200,
      [AIGERIM, DANIYAR].map((person) => ({ ...person, roles: [] })),
    ),
  )
}
