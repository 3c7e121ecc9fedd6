import { expect, test } from 'vitest'
import { canBeAccepted, getApplicationState, canBeDecided } from './application.ts'

const date = '2026-11-14T10:00:00Z'

test.each([
  [null, null, 'pending', true],
  [date, null, 'active', false],
  [null, date, 'declined', false],
])('activateDate %s, declineDate %s: %s, may be accepted or rejected: %s', (activateDate, declineDate, state, open) => {
  expect(getApplicationState({ activateDate, declineDate })).toBe(state)
  expect(canBeDecided({ activateDate, declineDate })).toBe(open)
})

test.each([
  [null, true],
  ['deactivated_member', true],
  ['account', false],
] as const)('an e-mail that belongs to %s can be accepted: %s', (emailHolder, answer) => {
  expect(canBeAccepted({ emailHolder })).toBe(answer)
})
