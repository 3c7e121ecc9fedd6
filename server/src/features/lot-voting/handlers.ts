import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { demandStep, lockLot } from '../lots/lock-lot.ts'
import { presentVote } from './present.ts'
import { listVotes, logVote, saveVote, type GivenVote, type VoteRow } from './queries.ts'
import { requestLearning } from './request-learning.ts'

export const lotVotingHandlers: Handlers<'lots/voteLot'> = {
  'lots/voteLot': (context, { lotId, accepted, description, reason }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      demandStep('vote', await lockLot(scope, lotId), roles)
      await recordVote(scope, {
        lotId,
        userId,
        accepted,
        reason: accepted ? null : (reason ?? null),
        description: description || null,
      })
      const own = await findOwnVote(scope, { lotId, userId })
      if (!own) throw new Error('The vote that was just given is not there')
      return presentVote(own)
    }),
}

/** Of a person who takes the lot into work. Call it under the lot's lock. */
export async function recordAcceptance(scope: Scope, by: { lotId: number; userId: string }): Promise<void> {
  const own = await findOwnVote(scope, by)
  // an accepting vote says the same already, perhaps with a comment
  if (own?.accepted) return
  await recordVote(scope, { ...by, accepted: true, reason: null, description: null })
}

async function findOwnVote(
  scope: Scope,
  { lotId, userId }: { lotId: number; userId: string },
): Promise<VoteRow | undefined> {
  const votes = await listVotes(scope, sql`array[${lotId}::bigint]`)
  return votes.find((vote) => vote.user_id === userId)
}

/** Call it under the lot's lock, once the domain has allowed the step. */
async function recordVote(scope: Scope, vote: GivenVote): Promise<void> {
  await saveVote(scope, vote)
  await logVote(scope, vote)
  await requestLearning(scope, vote.lotId)
  await announce(scope, { kind: 'lotVotes', id: vote.lotId })
}
