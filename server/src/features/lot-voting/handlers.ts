import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { demandStep, lockLot, lockLotsOfTender } from '../lots/lock-lot.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'
import { demandStepOnTender } from '../lots/tender-steps.ts'
import { presentVote } from './present.ts'
import { listTenderVotes, listVotes, type GivenVote, type VoteRow } from './queries.ts'
import { recordTenderVote, recordVotes } from './record-votes.ts'

export const lotVotingHandlers: Handlers<'lots/voteLot' | 'tenders/voteTender'> = {
  'lots/voteLot': (context, { lotId, ...given }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      demandStep('vote', await lockLot(scope, lotId), roles)
      await recordVotes(scope, [lotId], toVote(given, userId))
      if (given.accepted) await tellOfAcceptance(scope, [lotId], userId)
      return presentOwn(await listVotes(scope, sql`array[${lotId}::bigint]`), userId)
    }),

  'tenders/voteTender': (context, { id, ...given }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const { eligible } = demandStepOnTender('vote', await lockLotsOfTender(scope, id), roles)
      const lotIds = eligible.map((lot) => lot.id)
      await recordTenderVote(scope, { tenderId: id, lotIds }, toVote(given, userId))
      if (given.accepted) await tellOfAcceptance(scope, lotIds, userId)
      return presentOwn(await listTenderVotes(scope, [id]), userId)
    }),
}

/** Once for each lot, however many people vote for it. */
async function tellOfAcceptance(scope: Scope, lotIds: readonly number[], userId: string): Promise<void> {
  const told = lotIds.map((lotId) => ({ lotId, key: String(lotId), facts: {} }))
  await tellAboutLots(scope, 'lot_accepted', told, { causedBy: userId })
}

function toVote({ accepted, description, reason }: Omit<Input<'lots/voteLot'>, 'lotId'>, userId: string): GivenVote {
  return { userId, accepted, reason: accepted ? null : (reason ?? null), description: description || null }
}

function presentOwn(votes: readonly VoteRow[], userId: string) {
  const own = votes.find((vote) => vote.user_id === userId)
  if (!own) throw new Error('The vote that was just given is not there')
  return presentVote(own)
}
