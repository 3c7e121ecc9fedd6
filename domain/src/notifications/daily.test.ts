import { describe, expect, test } from 'vitest'
import { getDailyBounds } from './daily.ts'

const at = (moment: string) => new Date(`${moment}+05:00`)

describe('the daily mailing tells what came between two mornings of Kazakhstan', () => {
  const belongs = (moment: string, day: string) => {
    const [from, to] = getDailyBounds(day)
    return at(moment) >= from && at(moment) < to
  }

  test.each([
    ['2026-11-17T07:59:59.999', '2026-11-17'],
    ['2026-11-17T08:00:00', '2026-11-18'],
    ['2026-11-17T08:01:00', '2026-11-18'],
    ['2026-11-17T23:59:00', '2026-11-18'],
    ['2026-11-18T00:01:00', '2026-11-18'],
    ['2026-11-18T07:59:00', '2026-11-18'],
    ['2026-11-18T08:01:00', '2026-11-19'],
    ['2026-12-31T23:59:00', '2027-01-01'],
    ['2028-02-29T12:00:00', '2028-03-01'],
  ])('%s belongs to %s', (moment, day) => {
    expect(belongs(moment, day)).toBe(true)
    for (const other of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2027-01-01', '2028-03-01'])
      expect(belongs(moment, other)).toBe(other === day)
  })

  test('there is no gap between two days', () => {
    expect(getDailyBounds('2026-11-18')[1]).toEqual(getDailyBounds('2026-11-19')[0])
  })

  test('what is no day is refused', () => {
    expect(() => getDailyBounds('2026-02-30')).toThrow(RangeError)
  })
})
