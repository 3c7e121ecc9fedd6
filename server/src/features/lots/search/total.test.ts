import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTotal, roundToTwoDigits } from './total.ts'

test.each([
  [0, 0],
  [7, 7],
  [99, 99],
  [101, 100],
  [184_312, 180_000],
  [186_000, 190_000],
  [9_960, 10_000],
])('%i is shown as %i', (number, shown) => {
  expect(roundToTwoDigits(number)).toBe(shown)
})

test('rounding to two digits changes a number by at most a twentieth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (number) => {
      expect(Math.abs(roundToTwoDigits(number) - number)).toBeLessThanOrEqual(number / 20)
    }),
  )
})

test('a counted total is exact; an estimate says that it is one, and is never below what the page shows', () => {
  expect(toTotal({ counted: 184_312, sampled: null }, 20)).toEqual({ total: 184_312, totalExact: true })
  expect(toTotal({ counted: null, sampled: 1_843 }, 20)).toEqual({ total: 180_000, totalExact: false })
  expect(toTotal({ counted: null, sampled: 0 }, 20)).toEqual({ total: 20, totalExact: false })
})
