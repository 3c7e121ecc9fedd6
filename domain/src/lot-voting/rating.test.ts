import { expect, test } from 'vitest'
import type { Role } from '../roles.ts'
import { doesActivateAlsoVote, getRatingAction } from './rating.ts'

test.each<[Role[], string, boolean]>([
  [['lead'], 'accept', false],
  [['manager'], 'activate', false],
  [['manager', 'lead'], 'activate', true],
  [['procurement'], 'accept', false],
])('%o sees %s, which also votes: %s', (roles, action, votes) => {
  expect(getRatingAction(roles)).toBe(action)
  expect(doesActivateAlsoVote(roles)).toBe(votes)
})
