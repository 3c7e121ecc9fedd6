import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCorridor, countShares, MIN_OBSERVATIONS } from './corridor.ts'

const shares = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) / count)

describe('the corridor', () => {
  test('is not given for fewer than eight observations', () => {
    expect(MIN_OBSERVATIONS).toBe(8)
    expect(calculateCorridor(shares(7))).toBeNull()
    expect(calculateCorridor(shares(8))).toMatchObject({ observations: 8 })
  })

  test('of nine prices reaches from the lowest to the highest: the tenth lies between them eight times in ten', () => {
    const nine = [0.9, 0.5, 0.7, 0.6, 0.8, 0.55, 0.65, 0.75, 0.85]
    expect(calculateCorridor(nine)).toEqual({ observations: 9, low: 0.5, median: 0.7, high: 0.9 })
  })

  test('does not depend on the order, holds its median, and lies within what was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 8, maxLength: 60 }), (list) => {
        const corridor = calculateCorridor(list)
        expect(calculateCorridor(list.toReversed())).toEqual(corridor)
        const { low = 0, median = 0, high = 0 } = corridor ?? {}
        expect([low, median, high].toSorted((one, other) => one - other)).toEqual([low, median, high])
        expect(low).toBeGreaterThanOrEqual(Math.min(...list))
        expect(high).toBeLessThanOrEqual(Math.max(...list))
      }),
    )
  })

  test('of any number of prices holds the next one in about eight of ten cases', () => {
    // a fixed sequence that fills 0..1 evenly
    const next = (index: number) => (index * 0.618_033_988_749_895) % 1
    for (const count of [8, 12, 30, 200]) {
      let inside = 0
      const rounds = 2_000
      for (let round = 0; round < rounds; round += 1) {
        const values = Array.from({ length: count + 1 }, (_, index) => hash(round * 1_009 + index, next))
        const [price = 0, ...list] = values
        const { low = 0, high = 0 } = calculateCorridor(list) ?? {}
        if (price >= low && price <= high) inside += 1
      }
      expect(inside / rounds).toBeGreaterThan(0.75)
      expect(inside / rounds).toBeLessThan(0.85)
    }
  })
})

/** A number between 0 and 1 that looks random and is always the same. */
function hash(seed: number, spread: (index: number) => number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (spread(seed) + ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) % 1
}

test('prices are counted in steps of five per cent, without gaps', () => {
  expect(countShares([0.85, 0.851, 0.97, 1])).toEqual([
    { from: 0.85, to: 0.9, purchases: 2 },
    { from: 0.9, to: 0.95, purchases: 0 },
    { from: 0.95, to: 1, purchases: 1 },
    { from: 1, to: 1.05, purchases: 1 },
  ])
  expect(countShares([])).toEqual([])
})

test('a contract of a thousand times the plan is in the last step, with all from 120 % on', () => {
  expect(countShares([1.15, 1.2, 1e9])).toEqual([
    { from: 1.15, to: 1.2, purchases: 1 },
    { from: 1.2, to: null, purchases: 2 },
  ])
})
