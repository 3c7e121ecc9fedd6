import { expect, test } from 'vitest'
import { countReachableRows, getLongListRows } from './reachable-rows.ts'

test.each([
  [0, true, 0],
  [9_999, true, 9_999],
  [20_000, true, 20_000],
  [20_001, true, 10_000],
  [400_000, false, 10_000],
  [8_000, false, 10_000],
])('of %i rows (exact: %s) the first %i can be paged to', (total, totalExact, reachable) => {
  expect(countReachableRows(total, totalExact, getLongListRows('publicationDate'))).toBe(reachable)
})

test.each([
  [20_000, true, 20_000],
  [20_001, true, 1_000],
  [400, false, 1_000],
])('by relevance of %i rows (exact: %s) the first %i', (total, totalExact, reachable) => {
  expect(countReachableRows(total, totalExact, getLongListRows('relevance'))).toBe(reachable)
})
