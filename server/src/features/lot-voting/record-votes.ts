// Saves, logs, teaches and announces votes. Call these under the lock of the lots' tender, once the domain has allowed
// the step.
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announce, announceEach } from '../../events/announce.ts'
import { requestCarrying } from './carry-votes.ts'
import {
  keepVotesOnDecidedLots,
  listAcceptedLots,
  listVotedLots,
  logVotes,
  saveTenderVote,
  saveVotes,
  type GivenVote,
} from './queries.ts'
import { requestLearning } from './request-learning.ts'

/** The same vote on each of the lots. */
export async function recordVotes(scope: Scope, lotIds: readonly number[], vote: GivenVote): Promise<void> {
  await saveVotes(scope, lotIds, vote)
  await teach(scope, lotIds, vote)
  await requestCarrying(scope, sql`select tender_id from lot where id = any(${lotIds}::bigint[])`)
  await announceEach(scope, lotIds, { kind: 'lotVotes' })
}

/** One vote on the tender. It says something of those of these lots on which the person has no vote of their own. */
export async function recordTenderVote(
  scope: Scope,
  { tenderId, lotIds }: { tenderId: number; lotIds: readonly number[] },
  vote: GivenVote,
): Promise<void> {
  await keepVotesOnDecidedLots(scope, tenderId, vote.userId)
  await saveTenderVote(scope, tenderId, vote)
  const voted = await listVotedLots(scope, { lotIds, userId: vote.userId })
  const others = lotIds.filter((id) => !voted.has(id))
  if (others.length > 0) await teach(scope, others, vote)
  await requestCarrying(scope, sql`${tenderId}`)
  await announce(scope, { kind: 'tenderVotes', id: tenderId })
}

async function teach(scope: Scope, lotIds: readonly number[], vote: GivenVote): Promise<void> {
  await logVotes(scope, lotIds, vote)
  await requestLearning(scope, lotIds)
}

/** Of a person who takes the lots into work. */
export async function recordAcceptances(
  scope: Scope,
  { lotIds, userId }: { lotIds: readonly number[]; userId: string },
): Promise<void> {
  // an accepting vote says the same already, perhaps with a comment
  const accepted = await listAcceptedLots(scope, { lotIds, userId })
  const others = lotIds.filter((id) => !accepted.has(id))
  if (others.length > 0) await recordVotes(scope, others, { userId, accepted: true, reason: null, description: null })
}

/** Of a person who takes one lot. */
export async function recordAcceptance(scope: Scope, { lotId, userId }: { lotId: number; userId: string }) {
  await recordAcceptances(scope, { lotIds: [lotId], userId })
}
