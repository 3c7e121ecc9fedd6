import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFunnel, FUNNEL_STEPS, hasReached, type LotsByFacts } from './funnel.ts'

const nothing = { accepted: false, taken: false, placed: false, won: false }
const group = fc.record({
  accepted: fc.boolean(),
  taken: fc.boolean(),
  placed: fc.boolean(),
  won: fc.boolean(),
  lots: fc.integer({ min: 0, max: 1000 }),
})

test('lots are counted at every step they reached, with the share of the step before and of the first', () => {
  const groups: LotsByFacts[] = [
    { ...nothing, lots: 150 },
    { ...nothing, accepted: true, lots: 30 },
    { ...nothing, accepted: true, taken: true, lots: 14 },
    { ...nothing, accepted: true, taken: true, placed: true, lots: 3 },
    { accepted: true, taken: true, placed: true, won: true, lots: 3 },
  ]
  expect(countFunnel(groups)).toEqual([
    { step: 'found', lots: 200, ofPrevious: null, ofFirst: 100 },
    { step: 'accepted', lots: 50, ofPrevious: 25, ofFirst: 25 },
    { step: 'taken', lots: 20, ofPrevious: 40, ofFirst: 10 },
    { step: 'placed', lots: 6, ofPrevious: 30, ofFirst: 3 },
    { step: 'won', lots: 3, ofPrevious: 50, ofFirst: 1.5 },
  ])
})

test('a lot that was taken without a vote counts as accepted', () => {
  expect(hasReached('accepted', { ...nothing, taken: true })).toBe(true)
  expect(hasReached('placed', { ...nothing, taken: true })).toBe(false)
  expect(hasReached('found', nothing)).toBe(true)
})

test('without lots there are no shares', () => {
  expect(countFunnel([])).toEqual(FUNNEL_STEPS.map((step) => ({ step, lots: 0, ofPrevious: null, ofFirst: null })))
})

test('no step counts more lots than the one before, and the first counts all', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 16 }), (groups) => {
      const counts = countFunnel(groups).map(({ lots }) => lots)
      expect(counts[0]).toBe(groups.reduce((sum, { lots }) => sum + lots, 0))
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    }),
  )
})
