import { expect, test } from 'vitest'
import {
  calculateAverageDays,
  calculateCancelRate,
  calculateDrop,
  calculateShareOfPlan,
  NO_PURCHASES,
} from './figures.ts'

test('no purchases are zero of everything', () => {
  expect(new Set(Object.values(NO_PURCHASES))).toEqual(new Set([0]))
})

test('the share of the plan compares only purchases of which both amounts are known', () => {
  expect(calculateShareOfPlan({ pricedPlanned: 200, pricedFinal: 170 })).toBe(0.85)
  expect(calculateShareOfPlan({ pricedPlanned: 0, pricedFinal: 0 })).toBeNull()
})

test('the drop is what is left of the plan', () => {
  expect(calculateDrop({ pricedPlanned: 200, pricedFinal: 150 })).toBe(0.25)
  expect(calculateDrop({ pricedPlanned: 0, pricedFinal: 0 })).toBeNull()
})

test('the rate of cancellations is of the purchases that have ended', () => {
  expect(calculateCancelRate({ awarded: 7, cancelled: 2, failed: 1 })).toBe(0.2)
  expect(calculateCancelRate({ awarded: 0, cancelled: 0, failed: 0 })).toBeNull()
})

test('days to a decision are an average over the purchases whose dates are known', () => {
  expect(calculateAverageDays({ timed: 4, timedDays: 30 })).toBe(7.5)
  expect(calculateAverageDays({ timed: 0, timedDays: 0 })).toBeNull()
})
