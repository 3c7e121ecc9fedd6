// The record after a step that the domain allows, with its entry in the log.
import { completeResult, type ResultInput } from '@tendertap/domain/lot-results/results'
import { doesActivateAlsoVote } from '@tendertap/domain/lot-voting/rating'
import { getWorkChanges, type StepInput } from '@tendertap/domain/lot-work/apply'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { getRule, type Transition } from '@tendertap/domain/lot-work/workflow'
import type { Person } from './acts.ts'
import { withLot, type Entry, type Model, type ModelLot, type Span, type Vote, type Work } from './model.ts'

const NO_WORK: Omit<Work, 'status'> = {
  offerPrice: null,
  documentsCompletedAt: null,
  docs: [],
  meta: [],
  result: null,
  completedStep: null,
  declinedStep: null,
  movedFrom: null,
  placed: null,
}

export function takeStep(
  model: Model,
  person: Person,
  lot: ModelLot,
  transition: Transition,
  input: Omit<StepInput, 'at'> = {},
  placed: Span | null = null,
): Model {
  const step = model.steps + 1
  const before = lot.work
  const { completedAt, declinedAt, docs, ...changes } = getWorkChanges(transition, before, { at: new Date(), ...input })
  const collected =
    transition === 'setOfferPrice' ? PRICE_KEY : transition === 'collectDocument' ? (input.entry ?? null) : null
  const entries = (docs ?? before?.docs ?? listNewEntries(model, transition)) as readonly Entry[]
  const work: Work = {
    ...NO_WORK,
    status: 'in_collecting_documents',
    ...before,
    ...changes,
    docs: entries.map((entry) => (entry.key === collected ? { ...entry, collectedBy: person.fullName } : entry)),
    completedStep: completedAt ? step : (before?.completedStep ?? null),
    declinedStep: declinedAt ? step : (before?.declinedStep ?? null),
    placed: placed ?? before?.placed ?? null,
  }
  const { action } = getRule(transition)
  const document = input.newEntry?.key ?? input.entry ?? null
  const meta = action ? [...work.meta, { action, userId: person.userId, document, step }] : work.meta
  const taken = withLot({ ...model, steps: step }, lot.id, { work: { ...work, meta } })
  return transition === 'activate' && doesActivateAlsoVote(person.roles) ? accept(taken, person, lot) : taken
}

/** The result of a placed lot, as the domain completes it. */
export function recordResult(model: Model, person: Person, lot: ModelLot, input: ResultInput): Model {
  const taken = takeStep(model, person, lot, 'fillResult')
  const work = taken.lots.get(lot.id)?.work ?? null
  const result = completeResult(input, { own: model.own, before: lot.work?.result })
  return withLot(taken, lot.id, { work: work && { ...work, result } })
}

function listNewEntries({ template }: Model, transition: Transition): Entry[] {
  if (transition !== 'activate') return []
  return template.map((entry) => ({ ...entry, collected: false, comment: null, collectedBy: null }))
}

/** Of a manager who is also lead and takes the lot; an accepting vote says the same already. */
function accept(model: Model, { userId }: Person, lot: ModelLot): Model {
  const own = lot.votes.find((vote) => vote.userId === userId)
  const onTender = model.tenders.get(lot.tenderId)?.votes.find((vote) => vote.userId === userId)
  if ((own ?? onTender)?.accepted) return model
  return withLot(model, lot.id, {
    votes: replaceVote(lot.votes, { userId, accepted: true, reason: null, description: null }),
  })
}

export function replaceVote(votes: readonly Vote[], vote: Vote): Vote[] {
  return [...votes.filter(({ userId }) => userId !== vote.userId), vote]
}
