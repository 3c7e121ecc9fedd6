import { expect, test } from 'vitest'
import { getOutcome } from './outcome.ts'

test.each([
  ['held', true, 'won'],
  ['held', false, 'lost'],
  ['held', null, 'lost'],
  ['cancelled', null, 'cancelled'],
  ['cancelled', true, 'cancelled'],
] as const)('%s, we are the winner: %s → %s', (finalStatus, winner, outcome) => {
  expect(getOutcome({ finalStatus, winner })).toBe(outcome)
})
