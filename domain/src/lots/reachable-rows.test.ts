import { expect, test } from 'vitest'
import { countReachableRows } from './reachable-rows.ts'

test.each([
  [0, true, 0],
  [9_999, true, 9_999],
  [20_000, true, 20_000],
  [20_001, true, 10_000],
  [400_000, false, 10_000],
  [8_000, false, 10_000],
])('of %i rows (exact: %s) the first %i can be paged to', (total, totalExact, reachable) => {
  expect(countReachableRows(total, totalExact)).toBe(reachable)
})
