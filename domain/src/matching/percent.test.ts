import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANCHORS, toPercent } from './percent.ts'

describe('the percent of a match', () => {
  test('has its anchors: 50 for a quarter, 75 for a half, 90 for three quarters, 100 from 0.95 on', () => {
    expect([0, 0.25, 0.5, 0.75, 0.95, 1].map(toPercent)).toEqual([0, 50, 75, 90, 100, 100])
    for (const [probability, percent] of ANCHORS) expect(toPercent(probability)).toBe(percent)
  })

  test('grows evenly between two anchors', () => {
    expect(toPercent(0.125)).toBe(25)
    expect(toPercent(0.375)).toBe(62.5)
  })

  test('never falls when the probability grows', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(probability, probability, (a, b) => {
        expect(toPercent(Math.min(a, b))).toBeLessThanOrEqual(toPercent(Math.max(a, b)) + 1e-9)
      }),
    )
  })
})
