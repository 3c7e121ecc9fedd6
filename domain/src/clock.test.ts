import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addCalendarMonths, addDays, getDayBounds, formatDateTime, formatDay, isDay, toKazakhstanDay } from './clock.ts'

// From 2005 on Almaty keeps one offset all year: +06 until 1 March 2024, +05 since.
const sinceTheMove = fc.date({
  min: new Date('2024-03-02T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const instants = fc.date({
  min: new Date('2005-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('dates on the screen', () => {
  test.each([
    ['2026-11-14T10:05:00Z', '14.11.2026 15:05'],
    ['2026-11-14T19:00:00Z', '15.11.2026 00:00'],
    ['2026-11-14T18:59:59Z', '14.11.2026 23:59'],
    ['2024-02-29T17:59:00Z', '29.02.2024 23:59'],
    ['2024-02-29T18:00:00Z', '29.02.2024 23:00'],
    ['2024-02-29T19:00:00Z', '01.03.2024 00:00'],
    ['2023-07-01T00:00:00Z', '01.07.2023 06:00'],
    ['2026-11-14T15:05:00+05:00', '14.11.2026 15:05'],
  ])('%s is shown as %s', (iso, shown) => {
    expect(formatDateTime(iso)).toBe(shown)
    expect(formatDateTime(new Date(iso))).toBe(shown)
  })

  test.each([[null], [undefined], [''], ['скоро']])('%s is shown as -', (value) => {
    expect(formatDateTime(value)).toBe('-')
  })

  test('a day without a time is written as people in Kazakhstan write it', () => {
    expect(formatDay('2026-11-30')).toBe('30.11.2026')
  })

  // The expected answer is computed from the instant alone; run under any TZ it is the same.
  test('they are Kazakhstan time, whatever zone the machine is set to', () => {
    const moved = Date.parse('2024-02-29T18:00:00Z')
    fc.assert(
      fc.property(instants, (instant) => {
        const shift = instant.getTime() < moved ? 6 : 5
        const iso = new Date(instant.getTime() + shift * 3_600_000).toISOString()
        expect(toKazakhstanDay(instant)).toBe(iso.slice(0, 10))
        expect(formatDateTime(instant)).toBe(
          `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)} ${iso.slice(11, 16)}`,
        )
      }),
    )
  })
})

describe('a Kazakhstan day', () => {
  test.each([
    ['2026-11-14', '2026-11-13T19:00:00.000Z', '2026-11-14T19:00:00.000Z'],
    ['2023-12-31', '2023-12-30T18:00:00.000Z', '2023-12-31T18:00:00.000Z'],
    ['2024-02-28', '2024-02-27T18:00:00.000Z', '2024-02-28T18:00:00.000Z'],
    // the clocks went back at midnight, so the last day of the old time had 25 hours
    ['2024-02-29', '2024-02-28T18:00:00.000Z', '2024-02-29T19:00:00.000Z'],
    ['2024-03-01', '2024-02-29T19:00:00.000Z', '2024-03-01T19:00:00.000Z'],
  ])('%s lasts from %s to %s', (day, start, end) => {
    expect(getDayBounds(day).map((instant) => instant.toISOString())).toEqual([start, end])
  })

  test('holds exactly the instants that belong to it', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [start, end] = getDayBounds(toKazakhstanDay(instant))
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(end.getTime()).toBeGreaterThan(instant.getTime())
        expect(toKazakhstanDay(new Date(start.getTime() - 1))).not.toBe(toKazakhstanDay(instant))
        expect(toKazakhstanDay(end)).not.toBe(toKazakhstanDay(instant))
      }),
    )
  })

  test.each([
    ['2026-11-14', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['14.11.2026', false],
    ['2026-11-14T00:00:00Z', false],
    ['', false],
  ])('%s is a day: %s', (day, real) => {
    expect(isDay(day)).toBe(real)
  })

  test('what is no day has no bounds', () => {
    expect(() => getDayBounds('2023-02-29')).toThrow('not a day: 2023-02-29')
  })
})

describe('calendar months', () => {
  test.each([
    ['2026-01-31T09:30:00+05:00', 1, '28.02.2026 09:30'],
    ['2028-01-31T09:30:00+05:00', 1, '29.02.2028 09:30'],
    ['2026-11-14T15:00:00+05:00', 3, '14.02.2027 15:00'],
    ['2026-11-14T15:00:00+05:00', 12, '14.11.2027 15:00'],
    ['2026-08-31T00:00:00+05:00', 6, '28.02.2027 00:00'],
    ['2026-03-31T23:59:00+05:00', -1, '28.02.2026 23:59'],
    ['2024-02-15T10:00:00+06:00', 1, '15.03.2024 10:00'],
    // the evening before the move is still the old time
    ['2024-01-29T20:00:00+06:00', 1, '29.02.2024 20:00'],
    // still 31 December in UTC
    ['2027-01-01T02:00:00+05:00', 1, '01.02.2027 02:00'],
    ['2026-11-14T15:00:00+05:00', 0, '14.11.2026 15:00'],
  ])('%s plus %i is %s', (from, months, to) => {
    expect(formatDateTime(addCalendarMonths(new Date(from), months))).toBe(to)
  })

  test('keep the wall clock to the millisecond and never run into the month after', () => {
    fc.assert(
      fc.property(sinceTheMove, fc.nat(24), (from, months) => {
        const to = addCalendarMonths(from, months)
        const day = 24 * 3_600_000
        expect((to.getTime() - from.getTime()) % day).toBe(0)
        const [year = 0, month = 0] = toKazakhstanDay(from).split('-').map(Number)
        const [toYear = 0, toMonth = 0] = toKazakhstanDay(to).split('-').map(Number)
        expect(toYear * 12 + toMonth).toBe(year * 12 + month + months)
      }),
    )
  })
})

test('days are counted over the end of a month', () => {
  expect(addDays('2026-11-29', 3)).toBe('2026-12-02')
  expect(addDays('2026-03-01', -7)).toBe('2026-02-22')
})
