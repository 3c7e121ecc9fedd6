import { z } from 'zod'
import { OVERSEERS, WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { ROLES } from '@tendertap/domain/roles'
import { DAY_KINDS } from '@tendertap/domain/working-days/calendar'
import { PLAN_STEPS } from '@tendertap/domain/working-days/steps'
import { call } from '../call.ts'
import { person } from '../entities/person.ts'
import { catalogueNumber, day, dayInput, instant, nothing, text, textOrNull } from '../fields/fields.ts'

const SUPERADMIN = ['superadmin'] as const

const kind = z.enum(DAY_KINDS)
const calendarDay = z.object({ date: day, kind, note: textOrNull })
const workingDays = z.number().int().min(1)

export const planning = {
  'planning/getBasis': call({
    summary: 'Answers what the plan of a lot is calculated with: decided days and the usual length of each step.',
    access: 'member',
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.object({
      /** of this year and the next; the days by law are known to everybody */
      exceptions: z.array(z.object({ date: day, kind })),
      /** working days: the median of the workspace, or the usual ones */
      stepDays: z.object({ collect: workingDays, price: workingDays, place: workingDays }),
    }),
  }),
  'planning/getOverdueSteps': call({
    summary: 'Lists the steps of the team’s work whose last working day has passed, and whose turn it is.',
    access: OVERSEERS,
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.object({
      total: z.int(),
      /** the first ones, the longest overdue first */
      lines: z.array(
        z.object({
          lotId: catalogueNumber,
          contractNumber: z.string(),
          nameRu: textOrNull,
          nameKz: textOrNull,
          nameEn: textOrNull,
          TenderId: catalogueNumber,
          tenderCode: z.string(),
          applicationEndAt: instant,
          step: z.enum(PLAN_STEPS),
          /** the last working day on which it should have ended */
          endBy: day,
          by: z.array(z.enum(ROLES)),
          /** the person responsible for the lot, if the step is theirs; null: anybody's who may take it */
          assignee: person.nullable(),
        }),
      ),
    }),
  }),
  'planning/getCalendarFeed': call({
    summary: 'Tells whether the person’s calendar can be subscribed to, and since when; the address is not answered.',
    access: 'member',
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.object({ madeAt: instant.nullable() }),
  }),
  'planning/renewCalendarAddress': call({
    summary: 'Makes a new secret address of the person’s calendar and answers it this once; the old one stops working.',
    access: WORK_READERS,
    writes: true,
    ours: true,
    input: z.object({}),
    output: z.object({ path: z.string(), madeAt: instant }),
    refusals: ['too_many_requests'],
  }),
  'planning/removeCalendarAddress': call({
    summary: 'Ends the subscription to the person’s calendar: its address stops working.',
    access: 'member',
    writes: true,
    ours: true,
    input: z.object({}),
    output: nothing,
  }),
  'planning/getCalendarDays': call({
    summary: 'Lists the days for which something else was decided than the law says.',
    access: SUPERADMIN,
    writes: false,
    ours: true,
    input: z.object({}),
    output: z.array(calendarDay),
  }),
  'planning/setCalendarDay': call({
    summary: 'Makes a day free or working for everybody, or changes what was decided for it.',
    access: SUPERADMIN,
    writes: true,
    ours: true,
    input: z.object({
      date: dayInput,
      kind,
      note: text(200)
        .trim()
        .nullish()
        .transform((value) => value || null),
    }),
    output: calendarDay,
  }),
  'planning/removeCalendarDay': call({
    summary: 'Returns a day to what the law says.',
    access: SUPERADMIN,
    writes: true,
    ours: true,
    input: z.object({ date: dayInput }),
    output: nothing,
  }),
}
