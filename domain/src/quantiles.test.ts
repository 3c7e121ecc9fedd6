import { expect, test } from 'vitest'
import { calculateQuantileOfNext } from './quantiles.ts'

test('the quantile of what comes next is wider, and never beyond what was seen', () => {
  expect(calculateQuantileOfNext([10, 20], 0.5)).toBe(15)
  expect(calculateQuantileOfNext([10, 20, 30], 0.9)).toBe(30)
  expect(calculateQuantileOfNext([10, 20, 30], 0.01)).toBe(10)
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect([calculateQuantileOfNext(nine, 0.1), calculateQuantileOfNext(nine, 0.9)]).toEqual([1, 9])
})
