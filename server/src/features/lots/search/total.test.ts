import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf, twoDigits } from './total.ts'

test.each([
  [0, 0],
  [7, 7],
  [99, 99],
  [101, 100],
  [184_312, 180_000],
  [186_000, 190_000],
  [9_960, 10_000],
])('%i is said as %i', (number, said) => {
  expect(twoDigits(number)).toBe(said)
})

test('two digits are never more than a twentieth off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (number) => {
      expect(Math.abs(twoDigits(number) - number)).toBeLessThanOrEqual(number / 20)
    }),
  )
})

test('a counted total is exact; a reckoned one says that it is not, and never less than is seen', () => {
  expect(totalOf({ counted: 184_312, sampled: null }, 20)).toEqual({ total: 184_312, totalExact: true })
  expect(totalOf({ counted: null, sampled: 1_843 }, 20)).toEqual({ total: 180_000, totalExact: false })
  expect(totalOf({ counted: null, sampled: 0 }, 20)).toEqual({ total: 20, totalExact: false })
})
