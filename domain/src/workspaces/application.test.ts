import { expect, test } from 'vitest'
import { applicationState, mayBeDecided } from './application.ts'

const date = '2026-11-14T10:00:00Z'

test.each([
  [null, null, 'pending', true],
  [date, null, 'active', false],
  [null, date, 'declined', false],
])('activateDate %s, declineDate %s: %s, may be accepted or rejected: %s', (activateDate, declineDate, state, open) => {
  expect(applicationState({ activateDate, declineDate })).toBe(state)
  expect(mayBeDecided({ activateDate, declineDate })).toBe(open)
})
