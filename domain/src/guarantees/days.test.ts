import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../clock.ts'
import { sumAmounts } from '../money.ts'
import { addToDays, DAYS_AFTER, DAYS_BEFORE, findPeak, listWindow, sumByDay, type HeldSecurity } from './days.ts'

const now = new Date('2026-11-17T20:30:00Z')
const TODAY = '2026-11-18'
const held = (security: string, from: string, until: string, isPlanned = false): HeldSecurity => ({
  security,
  from,
  until,
  isPlanned,
})

test('the days around today are Kazakhstan days', () => {
  const days = listWindow(now)
  expect([days[0], days[DAYS_BEFORE], days.at(-1)]).toEqual([
    addDays(TODAY, -DAYS_BEFORE),
    TODAY,
    addDays(TODAY, DAYS_AFTER),
  ])
})

test('each day sums what is placed and what is prepared, and the first largest day is the peak', () => {
  const days = sumByDay(
    [held('100.10', '2026-11-01', '2026-11-20'), held('50.05', '2026-11-19', '2026-11-21', true)],
    ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  )
  expect(days).toEqual([
    { day: '2026-11-18', placed: '100.10', planned: '0.00', lots: 1 },
    { day: '2026-11-19', placed: '100.10', planned: '50.05', lots: 2 },
    { day: '2026-11-20', placed: '0.00', planned: '50.05', lots: 1 },
    { day: '2026-11-21', placed: '0.00', planned: '0.00', lots: 0 },
  ])
  expect(findPeak(days, '2026-11-18')).toEqual({ day: '2026-11-19', amount: '150.15' })
  expect(findPeak(days, '2026-11-20')).toEqual({ day: '2026-11-20', amount: '50.05' })
  expect(findPeak(days, '2026-11-21')).toBeNull()
})

test('one more lot adds its security to its days alone', () => {
  const days = sumByDay([held('10', TODAY, '2026-11-20')], [TODAY, '2026-11-19', '2026-11-20'])
  const more = addToDays(days, held('5.50', '2026-11-19', '2026-12-01', true))
  expect(more.map(({ planned }) => planned)).toEqual(['0.00', '5.50', '5.50'])
})

test('the sums of the days are to the tiyn what was held on them, and no day is above the peak', () => {
  const lot = fc
    .record({
      tiyn: fc.integer({ min: 1, max: 10 ** 9 }),
      from: fc.integer({ min: -40, max: 70 }),
      length: fc.integer({ min: 1, max: 60 }),
      isPlanned: fc.boolean(),
    })
    .map(({ tiyn, from, length, isPlanned }) =>
      held((tiyn / 100).toFixed(2), addDays(TODAY, from), addDays(TODAY, from + length), isPlanned),
    )
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 20 }), (lots) => {
      const days = sumByDay(lots, listWindow(now))
      const peak = findPeak(days, days[0]?.day ?? TODAY)
      for (const { day, placed, planned } of days) {
        const expected = lots.filter(({ from, until }) => from <= day && day < until).map(({ security }) => security)
        expect(sumAmounts([placed, planned])).toBe(sumAmounts(expected))
        expect(Number(sumAmounts(expected))).toBeLessThanOrEqual(Number(peak?.amount ?? 0))
      }
    }),
  )
})
