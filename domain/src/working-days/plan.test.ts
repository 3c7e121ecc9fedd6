import { afterEach, describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { toKazakhstanDay } from '../clock.ts'
import type { LotWork } from '../lot-work/workflow.ts'
import { countWorkingDays, isWorkingDay, type DayException } from './calendar.ts'
import { PLAN_STATES, planWork, type PlanBasis, type PlanFacts, type PlanState } from './plan.ts'
import { getTurnFacts } from '../lot-work/turn-facts.ts'
import { listOpenSteps, USUAL_STEP_DAYS } from './steps.ts'

const almaty = (text: string) => new Date(`${text}:00+05:00`)
const BASIS: PlanBasis = { stepDays: USUAL_STEP_DAYS, exceptions: [] }

const missing = [{ key: 'licence', collected: false, required: true }]
const collected = [{ key: 'licence', collected: true, required: true }]
const taken: LotWork = {
  status: 'in_collecting_documents',
  offerPrice: null,
  documentsCompletedAt: null,
  docs: missing,
}
const toPlace: LotWork = {
  status: 'in_requesting_offers',
  offerPrice: '100',
  documentsCompletedAt: '2026-11-01T09:00:00Z',
  docs: collected,
}
const facts = (end: string | null, work: LotWork | null = taken, status = 'Опубликован'): PlanFacts => ({
  status,
  applicationEndAt: end && almaty(end),
  work,
})
const getState = (end: string, now: string, work: LotWork | null = taken, basis = BASIS) =>
  planWork(facts(end, work), basis, almaty(now))?.state

describe('the plan backwards from the application end', () => {
  test('documents and price at the same time, then the placement', () => {
    // Thursday
    expect(planWork(facts('2026-11-19T18:00'), BASIS, almaty('2026-11-16T10:00'))).toEqual({
      state: 'in_time',
      steps: [
        { step: 'collect', startBy: '2026-11-17', endBy: '2026-11-18' },
        { step: 'price', startBy: '2026-11-18', endBy: '2026-11-18' },
        { step: 'place', startBy: '2026-11-19', endBy: '2026-11-19' },
      ],
    })
  })

  test('over weekends and holidays', () => {
    // Wednesday after Nauryz
    expect(planWork(facts('2026-03-26T18:00'), BASIS, almaty('2026-03-17T10:00'))?.steps).toEqual([
      { step: 'collect', startBy: '2026-03-19', endBy: '2026-03-20' },
      { step: 'price', startBy: '2026-03-20', endBy: '2026-03-20' },
      { step: 'place', startBy: '2026-03-26', endBy: '2026-03-26' },
    ])
  })

  test('moved days are respected', () => {
    const exceptions: DayException[] = [
      { date: '2026-11-18', kind: 'free' },
      { date: '2026-11-14', kind: 'working' },
    ]
    expect(
      planWork(facts('2026-11-19T18:00'), { ...BASIS, exceptions }, almaty('2026-11-12T10:00'))?.steps,
    ).toMatchObject([
      { startBy: '2026-11-16', endBy: '2026-11-17' },
      { startBy: '2026-11-17' },
      { startBy: '2026-11-19' },
    ])
    expect(getState('2026-11-16T18:00', '2026-11-12T10:00', taken, { ...BASIS, exceptions })).toBe('in_time')
    expect(getState('2026-11-16T18:00', '2026-11-12T10:00')).toBe('start_today')
  })

  test('what is done is planned no more, and the times are those of the workspace', () => {
    const days = { ...BASIS, stepDays: { collect: 1, price: 3, place: 2 } }
    expect(planWork(facts('2026-11-19T18:00'), days, almaty('2026-11-10T10:00'))?.steps).toMatchObject([
      { step: 'collect', startBy: '2026-11-17' },
      { step: 'price', startBy: '2026-11-13' },
      { step: 'place', startBy: '2026-11-18', endBy: '2026-11-19' },
    ])
    expect(planWork(facts('2026-11-19T18:00', toPlace), days, almaty('2026-11-10T10:00'))?.steps).toEqual([
      { step: 'place', startBy: '2026-11-18', endBy: '2026-11-19' },
    ])
  })

  test.each<[string, PlanFacts]>([
    ['the end is not known', facts(null)],
    ['it is placed', facts('2026-11-19T18:00', { ...toPlace, status: 'in_placement' })],
    ['the placement is confirmed', facts('2026-11-19T18:00', { ...toPlace, status: 'placement_completed' })],
    ['it was declined', facts('2026-11-19T18:00', { ...taken, status: 'declined' })],
    ['the portal has cancelled it', facts('2026-11-19T18:00', taken, 'Отменен')],
    ['nobody took it and it is not published', facts('2026-11-19T18:00', null, 'Итоги')],
    ['the end lies beyond the calendar', { ...facts(null), applicationEndAt: '+010000-01-03T00:00:00Z' }],
  ])('there is nothing to plan when %s', (_, one) => {
    expect(planWork(one, BASIS, almaty('2026-11-16T10:00'))).toBeNull()
  })

  test('a lot that nobody has taken yet needs all steps', () => {
    expect(planWork(facts('2026-11-19T18:00', null), BASIS, almaty('2026-11-16T10:00'))?.steps).toHaveLength(3)
  })
})

describe('the edges of a day', () => {
  // one day of work is left; 17 November 2026 is a Tuesday
  test.each<[string, string, string, PlanState]>([
    ['an end at 13:00 gives its day', '2026-11-17T13:00', '2026-11-17T08:00', 'start_today'],
    ['an end before 13:00 does not', '2026-11-17T12:59', '2026-11-17T08:00', 'too_late'],
    ['it gives the day before', '2026-11-17T09:00', '2026-11-16T17:59', 'start_today'],
    ['a day can be begun until 18:00', '2026-11-17T09:00', '2026-11-16T18:00', 'too_late'],
    ['the evening before the last day', '2026-11-17T18:00', '2026-11-16T23:59', 'in_time'],
    ['midnight', '2026-11-17T18:00', '2026-11-17T00:00', 'start_today'],
    ['an end at midnight gives the day that ends', '2026-11-18T00:00', '2026-11-17T10:00', 'start_today'],
    ['the minute before the end', '2026-11-17T15:00', '2026-11-17T14:59', 'start_today'],
    ['the end itself', '2026-11-17T15:00', '2026-11-17T15:00', 'too_late'],
    ['an end on Sunday gives Friday', '2026-11-15T18:00', '2026-11-13T17:59', 'start_today'],
    ['and on Saturday it is too late', '2026-11-15T18:00', '2026-11-14T09:00', 'too_late'],
    ['on Saturday, for Monday', '2026-11-16T18:00', '2026-11-14T09:00', 'in_time'],
  ])('%s', (_, end, now, state) => {
    expect(getState(end, now, toPlace)).toBe(state)
  })
})

describe('whatever the end, the moment, the work and the calendar', () => {
  const minute = fc.integer({ min: 0, max: 2 * 365 * 1_440 })
  const toInstant = (minutes: number) => new Date(almaty('2026-01-01T00:00').getTime() + minutes * 60_000)
  const day = minute.map((minutes) => toKazakhstanDay(toInstant(minutes)))
  const basis: fc.Arbitrary<PlanBasis> = fc.record({
    stepDays: fc.record({
      collect: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 9 }),
      place: fc.integer({ min: 1, max: 4 }),
    }),
    exceptions: fc.uniqueArray(fc.record({ date: day, kind: fc.constantFrom('free' as const, 'working' as const) }), {
      selector: ({ date }) => date,
      maxLength: 60,
    }),
  })
  const work = fc.constantFrom<LotWork | null>(null, taken, { ...taken, docs: collected }, toPlace)
  // mostly near the end, where the state changes
  const moments = fc
    .tuple(minute, fc.integer({ min: -2 * 1_440, max: 12 * 1_440 }))
    .map(([end, left]) => ({ end, now: end - left }))
  const later = fc.integer({ min: 1, max: 3 * 1_440 })
  const RUNS = { numRuns: 2_000 }

  const plan = (end: number, now: number, one: LotWork | null, chosen: PlanBasis) => {
    const made = planWork(
      { status: 'Опубликован', applicationEndAt: toInstant(end), work: one },
      chosen,
      toInstant(now),
    )
    if (!made) throw new Error('nothing planned')
    return made
  }
  const rank = (state: PlanState) => PLAN_STATES.indexOf(state)

  test('a later end never makes the state worse', () => {
    fc.assert(
      fc.property(moments, later, work, basis, ({ end, now }, add, one, chosen) => {
        expect(rank(plan(end + add, now, one, chosen).state)).toBeLessThanOrEqual(
          rank(plan(end, now, one, chosen).state),
        )
      }),
      RUNS,
    )
  })

  test('a later moment never makes it better', () => {
    fc.assert(
      fc.property(moments, later, work, basis, ({ end, now }, add, one, chosen) => {
        expect(rank(plan(end, now + add, one, chosen).state)).toBeGreaterThanOrEqual(
          rank(plan(end, now, one, chosen).state),
        )
      }),
      RUNS,
    )
  })

  test('one free day more never makes it better, one working day more never worse', () => {
    fc.assert(
      fc.property(moments, day, work, basis, ({ end, now }, date, one, chosen) => {
        const others = chosen.exceptions.filter((exception) => exception.date !== date)
        const decide = (kind: 'free' | 'working') =>
          rank(plan(end, now, one, { ...chosen, exceptions: [...others, { date, kind }] }).state)
        expect(decide('free')).toBeGreaterThanOrEqual(decide('working'))
      }),
      RUNS,
    )
  })

  test('every open step has its days, all of them working days before the end, the placement after the others', () => {
    fc.assert(
      fc.property(moments, work, basis, ({ end, now }, one, chosen) => {
        const { steps } = plan(end, now, one, chosen)
        expect(steps.map(({ step }) => step)).toEqual(listOpenSteps(one && getTurnFacts(one)))
        for (const { step, startBy, endBy } of steps) {
          expect(isWorkingDay(startBy, chosen.exceptions) && isWorkingDay(endBy, chosen.exceptions)).toBe(true)
          expect(countWorkingDays(startBy, endBy, chosen.exceptions)).toBe(chosen.stepDays[step])
          expect(endBy <= toKazakhstanDay(toInstant(end))).toBe(true)
        }
        const place = steps.at(-1)
        for (const { endBy } of steps.slice(0, -1)) expect(endBy < (place?.startBy ?? '')).toBe(true)
      }),
      RUNS,
    )
  })

  test('the state says when the first step has to begin', () => {
    fc.assert(
      fc.property(moments, work, basis, ({ end, now }, one, chosen) => {
        const { state, steps } = plan(end, now, one, chosen)
        const first = steps.map(({ startBy }) => startBy).toSorted()[0] ?? ''
        const today = toKazakhstanDay(toInstant(now))
        const isTrue: Record<PlanState, boolean> = {
          in_time: first > today && now < end,
          start_today: first === today && now < end,
          too_late: first <= today || now >= end,
        }
        expect(isTrue[state]).toBe(true)
      }),
      RUNS,
    )
  })

  describe('in any zone of the process', () => {
    const zone = process.env['TZ']
    afterEach(() => {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    })
    test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])('%s', (other) => {
      const ends = Array.from({ length: 200 }, (_, at) => at * 1_733)
      const plans = () => ends.map((end) => plan(end, end - 4_000, taken, BASIS))
      const expected = plans()
      process.env['TZ'] = other
      expect(new Date('2026-11-17T12:00:00Z').getHours()).not.toBe(17)
      expect(plans()).toEqual(expected)
    })
  })
})
