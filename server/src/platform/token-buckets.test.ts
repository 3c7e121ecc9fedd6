import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

test('a burst is allowed, then as many as are refilled', () => {
  const take = createTokenBuckets({ burst: 3, perSecond: 2 })
  expect([1, 2, 3].map(() => take('a', 1, 0))).toEqual([0, 0, 0])
  expect(take('a', 1, 0)).toBe(0.5)
  expect(take('a', 1, 400)).toBeCloseTo(0.1)
  expect(take('a', 1, 500)).toBe(0)
  expect(take('a', 1, 500)).toBe(0.5)
})

test('a full bucket holds no more than the burst', () => {
  const take = createTokenBuckets({ burst: 2, perSecond: 1 })
  take('a', 1, 0)
  expect([1, 2, 3].map(() => take('a', 1, 3_600_000))).toEqual([0, 0, 1])
})

test('what costs more than the burst empties a full bucket', () => {
  const take = createTokenBuckets({ burst: 10, perSecond: 1 })
  expect(take('a', 64, 0)).toBe(0)
  expect(take('a', 64, 1_000)).toBe(9)
})

test('keys have buckets of their own, and so many keys that full buckets are forgotten change nothing', () => {
  const take = createTokenBuckets({ burst: 1, perSecond: 0.001 })
  take('a', 1, 0)
  for (let key = 0; key < 30_000; key += 1) expect(take(String(key), 1, 0)).toBe(0)
  expect(take('a', 1, 1_000)).toBeGreaterThan(0)
  expect(take('0', 1, 1_000)).toBeGreaterThan(0)
})
