// Votes on lots and on tenders.
import type { Input } from '@tendertap/contract/calls/index'
import { decide } from '@tendertap/domain/lot-work/workflow'
import { findTenderRefusal } from '@tendertap/domain/tender-work/decide'
import type { Person } from './acts.ts'
import { listLots, toFacts, withLot, withTender, type Model, type ModelTender, type Vote } from './model.ts'
import { answer, refuse, type Outcome } from './outcome.ts'
import { decideForTender } from './perform-tender.ts'
import { replaceVote } from './take-step.ts'
import { viewVote } from './view.ts'

type GivenVote = Pick<Input<'lots/voteLot'>, 'accepted' | 'reason' | 'description'>

function toVote({ userId }: Person, { accepted, reason = null, description }: GivenVote): Vote {
  return { userId, accepted, reason: accepted ? null : reason, description: description?.trim() || null }
}

export function voteOnLot(model: Model, person: Person, input: Input<'lots/voteLot'>): Outcome {
  const lot = model.lots.get(Number(input.lotId))
  if (!lot) return refuse(model, 'not_found')
  const decision = decide('vote', toFacts(model, lot), person.roles, new Date())
  if (!decision.allowed) return refuse(model, decision.refusal)
  const vote = toVote(person, input)
  return answer(withLot(model, lot.id, { votes: replaceVote(lot.votes, vote) }), viewVote(vote), 'vote')
}

export function voteOnTender(model: Model, person: Person, input: Input<'tenders/voteTender'>): Outcome {
  const tender = model.tenders.get(Number(input.id))
  if (!tender) return refuse(model, 'not_found')
  const refusal = findTenderRefusal(decideForTender(model, person, 'vote', tender.id))
  if (refusal) return refuse(model, refusal)
  const vote = toVote(person, input)
  const voted = withTender(keepTenderVote(model, person, tender), tender.id, {
    votes: replaceVote(tender.votes, vote),
  })
  return answer(voted, viewVote(vote), 'voteTender')
}

/** The vote that is replaced stays on the lots that were taken or declined meanwhile. */
function keepTenderVote(model: Model, { userId }: Person, tender: ModelTender): Model {
  const before = tender.votes.find((vote) => vote.userId === userId)
  if (!before) return model
  return listLots(model, tender.id)
    .filter(({ work, votes }) => work && !votes.some((vote) => vote.userId === userId))
    .reduce((known, { id, votes }) => withLot(known, id, { votes: [...votes, before] }), model)
}
