import { expect, test } from 'vitest'
import { findAssignmentRefusal } from './assignment.ts'
import { ACTIVE_STATUSES } from './statuses.ts'

test.each(ACTIVE_STATUSES)('a lot %s is given to a member, and to nobody', (status) => {
  expect(findAssignmentRefusal(status, true)).toBeNull()
  expect(findAssignmentRefusal(status, null)).toBeNull()
})

test.each(ACTIVE_STATUSES)('a lot %s is not given to somebody who is not in the team', (status) => {
  expect(findAssignmentRefusal(status, false)).toBe('person_not_in_team')
})

test.each([
  ['not_processed', 'not_in_work'],
  ['declined', 'already_declined'],
  ['placement_completed', 'already_completed'],
] as const)('a lot %s is given to nobody', (status, refusal) => {
  for (const isInTeam of [true, false, null]) expect(findAssignmentRefusal(status, isInTeam)).toBe(refusal)
})
