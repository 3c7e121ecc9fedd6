import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOSS_REASONS } from '../lot-results/results.ts'
import { calculateWinRate, listLosses, type ResultGroup } from './win-rate.ts'

const won = (lots: number, value: string): ResultGroup => ({
  finalStatus: 'held',
  winner: true,
  lossReason: null,
  lots,
  value,
})
const lost = (lots: number, value: string, lossReason: ResultGroup['lossReason'] = null): ResultGroup => ({
  ...won(lots, value),
  winner: false,
  lossReason,
})
const cancelled = (lots: number, value: string): ResultGroup => ({
  ...won(lots, value),
  finalStatus: 'cancelled',
  winner: null,
})

test('what was won is compared with what was won or lost, by count and by value', () => {
  const rate = calculateWinRate([
    won(3, '9000000.50'),
    lost(2, '1000000.25'),
    lost(4, '0.25', 'price'),
    cancelled(5, '7'),
  ])
  expect(rate).toEqual({
    won: { lots: 3, value: '9000000.50' },
    lost: { lots: 6, value: '1000000.50' },
    cancelled: { lots: 5, value: '7.00' },
    byCount: 33.3,
    byValue: 90,
  })
})

test('cancelled purchases alone give no rate', () => {
  expect(calculateWinRate([cancelled(2, '10')])).toMatchObject({ byCount: null, byValue: null })
  expect(calculateWinRate([])).toMatchObject({ byCount: null, byValue: null, won: { lots: 0, value: '0.00' } })
})

test('reasons of loss are listed with their lots and sums, the most frequent first', () => {
  const groups = [lost(1, '500', 'late'), lost(4, '10', 'price'), lost(2, '3'), won(9, '9'), cancelled(3, '1')]
  expect(listLosses(groups)).toEqual([
    { reason: 'price', lots: 4, value: '10.00' },
    { reason: null, lots: 2, value: '3.00' },
    { reason: 'late', lots: 1, value: '500.00' },
  ])
})

test('a rate is between nothing and all, and the reasons add up to what was lost', () => {
  const group = fc.record({
    finalStatus: fc.constant('held' as const),
    winner: fc.boolean(),
    lossReason: fc.constantFrom(...LOSS_REASONS, null),
    lots: fc.integer({ min: 1, max: 99 }),
    value: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
  })
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 20 }), (groups) => {
      const rate = calculateWinRate(groups)
      for (const share of [rate.byCount, rate.byValue]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(100)
      }
      const lots = listLosses(groups).reduce((sum, line) => sum + line.lots, 0)
      expect(lots).toBe(rate.lost.lots)
    }),
  )
})
