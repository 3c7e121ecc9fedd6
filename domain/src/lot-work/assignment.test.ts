import { describe, expect, test } from 'vitest'
import { findAssignmentRefusal, isTurnOf } from './assignment.ts'
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

describe('a turn of procurement', () => {
  const turn = { by: ['procurement'] } as const
  const me = { id: 'me', roles: ['procurement'] } as const
  const colleague = { id: 'colleague', roles: ['procurement', 'lead'] } as const
  const manager = { id: 'manager', roles: ['manager'] } as const

  test.each([
    ['mine while nobody is responsible', me, null, true],
    ['mine when I am responsible', me, me, true],
    ['not mine when a colleague of the same role is responsible', me, colleague, false],
    ['mine when the one responsible can’t take it', me, manager, true],
    ['never a manager’s, responsible or not', manager, manager, false],
  ])('is %s', (_, person, assignee, expected) => {
    expect(isTurnOf(turn, person, assignee)).toBe(expected)
  })
})
