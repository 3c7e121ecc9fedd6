import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addWorkingDays,
  countWorkingDays,
  findWorkingDayUntil,
  isWorkingDay,
  isWorkingDayByLaw,
  subtractWorkingDays,
  type DayException,
} from './calendar.ts'

const listDays = (year: number) => {
  const days: string[] = []
  for (let time = Date.UTC(year, 0, 1); new Date(time).getUTCFullYear() === year; time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

describe('the working calendar of Kazakhstan', () => {
  test('2026: the free days that are not weekends', () => {
    expect(listDays(2026).filter((day) => !isWeekend(day) && !isWorkingDayByLaw(day))).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-01-07',
      // for 8 March, a Sunday
      '2026-03-09',
      '2026-03-23',
      // for 21 and 22 March, a weekend
      '2026-03-24',
      '2026-03-25',
      '2026-05-01',
      '2026-05-07',
      // for 9 May, a Saturday
      '2026-05-11',
      '2026-07-06',
      // for 30 August, a Sunday
      '2026-08-31',
      // for 25 October, a Sunday
      '2026-10-26',
      '2026-12-16',
    ])
  })

  test.each([
    ['1 and 2 January at a weekend make Monday and Tuesday free', ['2022-01-03', '2022-01-04']],
    ['2 January on a Sunday after 1 January on a Saturday: Wednesday is a working day', [], ['2022-01-05']],
    ['7 January on a Sunday is not transferred', [], ['2024-01-08']],
    ['7 January itself is free', ['2027-01-07']],
    ['9 May on a Sunday: 10 May', ['2027-05-10'], ['2027-05-11']],
  ])('%s', (_, free: string[], working: string[] = []) => {
    expect(free.filter(isWorkingDayByLaw)).toEqual([])
    expect(working.filter((day) => !isWorkingDayByLaw(day))).toEqual([])
  })

  test('a decision for a single day comes before weekends and holidays', () => {
    const exceptions: DayException[] = [
      { date: '2026-05-27', kind: 'free' },
      { date: '2026-01-10', kind: 'working' },
      { date: '2026-03-09', kind: 'working' },
    ]
    expect(isWorkingDay('2026-05-27', exceptions)).toBe(false)
    expect(isWorkingDay('2026-01-10', exceptions)).toBe(true)
    expect(isWorkingDay('2026-03-09', exceptions)).toBe(true)
    expect(isWorkingDay('2026-05-28', exceptions)).toBe(true)
  })

  test('days are counted over the holidays', () => {
    expect(addWorkingDays('2026-03-20', 1, [])).toBe('2026-03-26')
    expect(subtractWorkingDays('2026-03-26', 1, [])).toBe('2026-03-20')
    expect(addWorkingDays('2026-03-21', 0, [])).toBe('2026-03-21')
    expect(countWorkingDays('2026-03-20', '2026-03-26', [])).toBe(2)
    expect(countWorkingDays('2026-03-26', '2026-03-20', [])).toBe(0)
    expect(findWorkingDayUntil('2026-03-25', [])).toBe('2026-03-20')
    expect(findWorkingDayUntil('2026-03-20', [])).toBe('2026-03-20')
  })
})

describe('for any days and decisions', () => {
  const day = fc
    .integer({ min: 0, max: 3_650 })
    .map((add) => new Date(Date.UTC(2024, 0, 1) + add * 86_400_000).toISOString().slice(0, 10))
  const exceptions = fc.uniqueArray(
    fc.record({ date: day, kind: fc.constantFrom('free' as const, 'working' as const) }),
    {
      selector: ({ date }) => date,
      maxLength: 40,
    },
  )
  const count = fc.integer({ min: 1, max: 40 })

  test('so many days on, so many days back, and as many between', () => {
    fc.assert(
      fc.property(day, exceptions, count, (start, decided, days) => {
        const from = findWorkingDayUntil(start, decided)
        const to = addWorkingDays(from, days, decided)
        expect(isWorkingDay(to, decided)).toBe(true)
        expect(subtractWorkingDays(to, days, decided)).toBe(from)
        expect(countWorkingDays(from, to, decided)).toBe(days + 1)
      }),
    )
  })

  test('every transferred holiday gives one more free day: a year has as many as it has holidays, less 7 January at a weekend', () => {
    for (let year = 2024; year < 2064; year += 1) {
      const free = listDays(year).filter((one) => !isWeekend(one) && !isWorkingDayByLaw(one))
      expect(free).toHaveLength(isWeekend(`${year}-01-07`) ? 13 : 14)
    }
  })
})
