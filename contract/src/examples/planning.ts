import { STEP_RULES, USUAL_STEP_DAYS } from '@tendertap/domain/working-days/steps'
import { toCalendarPath } from '../calendar-feed.ts'
import type { planning } from '../calls/planning.ts'
import type { Examples } from './example.ts'
import { lotOfTender, tenderHead } from './lot.ts'
import { STAND_INS } from './stand-ins.ts'

const kurbanAit = { date: '2027-05-17', kind: 'free', note: 'Курбан айт' } as const
const madeAt = '2026-11-16T05:30:00.000Z'

export const planningExamples: Examples<keyof typeof planning> = {
  'planning/getBasis': [
    {
      input: {},
      output: { exceptions: [{ date: kurbanAit.date, kind: kurbanAit.kind }], stepDays: USUAL_STEP_DAYS },
    },
  ],
  'planning/getOverdueSteps': [
    {
      input: {},
      output: {
        total: 1,
        lines: [
          {
            lotId: lotOfTender.id,
            contractNumber: lotOfTender.contractNumber ?? '',
            nameRu: lotOfTender.nameRu,
            nameKz: lotOfTender.nameKz,
            nameEn: lotOfTender.nameEn,
            TenderId: lotOfTender.TenderId,
            tenderCode: tenderHead.code,
            applicationEndAt: '2026-11-20T05:00:00.000Z',
            step: 'collect',
            endBy: '2026-11-16',
            by: [...STEP_RULES.collect.by],
            assignee: { id: STAND_INS.memberId, fullName: 'Данияр Закупов' },
          },
        ],
      },
    },
  ],
  'planning/getCalendarFeed': [{ input: {}, output: { madeAt } }],
  'planning/renewCalendarAddress': [
    { input: {}, output: { path: toCalendarPath('kQ3nVt8sKz0pLx5eRb7cYd2fHj4gMu6aTi9oXk1qSvE'), madeAt } },
  ],
  'planning/removeCalendarAddress': [{ input: {}, output: {} }],
  'planning/getCalendarDays': [{ input: {}, output: [kurbanAit] }],
  'planning/setCalendarDay': [{ input: kurbanAit, output: kurbanAit }],
  'planning/removeCalendarDay': [{ input: { date: kurbanAit.date }, output: {} }],
}
