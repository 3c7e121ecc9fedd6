import { describe, expect, test } from 'vitest'
import { findPassedMark, findSubscriptionMark, listOverdueSteps } from './moments.ts'

const end = new Date('2026-11-20T10:00:00Z')
const before = (hours: number) => new Date(end.getTime() - hours * 3_600_000)

describe('the end of applications', () => {
  test.each([
    [48.1, null],
    [48, 48],
    [12.1, 48],
    [12, 12],
    [0.1, 12],
    [0, null],
    [-1, null],
  ])('%d hours before it the last mark is %s', (hours, mark) => {
    expect(findPassedMark({ end, since: before(500) }, before(hours))).toBe(mark)
  })

  test('a mark that was passed before the lot was taken is not told', () => {
    expect(findPassedMark({ end, since: before(30) }, before(29))).toBeNull()
    expect(findPassedMark({ end, since: before(30) }, before(11))).toBe(12)
  })
})

describe('a step of a plan', () => {
  const plan = {
    state: 'too_late' as const,
    steps: [
      { step: 'collect' as const, startBy: '2026-11-16', endBy: '2026-11-17' },
      { step: 'place' as const, startBy: '2026-11-18', endBy: '2026-11-18' },
    ],
  }
  test.each([
    ['2026-11-17T12:59:00Z', []],
    // 18:00 in Almaty
    ['2026-11-17T13:00:00Z', ['collect']],
    ['2026-11-18T04:00:00Z', ['collect']],
    ['2026-11-18T13:00:00Z', ['collect', 'place']],
  ])('at %s: %j are overdue', (now, steps) => {
    expect(listOverdueSteps(plan, before(500), new Date(now))).toEqual(steps)
  })

  test('that was late before the lot was taken is not told', () => {
    const since = new Date('2026-11-18T04:00:00Z')
    expect(listOverdueSteps(plan, since, new Date('2026-11-18T13:00:00Z'))).toEqual(['place'])
  })
})

describe('a subscription', () => {
  test.each([
    [8.5, null],
    [7, { mark: 7, days: 7 }],
    [4, { mark: 7, days: 4 }],
    [3, { mark: 3, days: 3 }],
    [1.5, { mark: 3, days: 2 }],
    [1, { mark: 1, days: 1 }],
    [0.2, { mark: 1, days: 1 }],
    [0, null],
  ])('%d days before its end: %j', (days, mark) => {
    expect(findSubscriptionMark(end, before(days * 24))).toEqual(mark)
  })
})
