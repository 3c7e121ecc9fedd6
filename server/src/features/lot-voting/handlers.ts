import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { demandStep, lockLot } from '../lots/lock-lot.ts'
import { presentVote } from './present.ts'
import { listVotes, logVote, saveVote, type GivenVote } from './queries.ts'
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
      const votes = await listVotes(scope, sql`array[${lotId}::bigint]`)
      const own = votes.find((vote) => vote.user_id === userId)
      if (!own) throw new Error('The vote that was just given is not there')
      return presentVote(own)
    }),
}

/** Call it under the lot's lock, once the domain has allowed the step. */
export async function recordVote(scope: Scope, vote: GivenVote): Promise<void> {
  await saveVote(scope, vote)
  await logVote(scope, vote)
  await requestLearning(scope, vote.lotId)
  await announce(scope, { kind: 'lotVotes', id: vote.lotId })
}
