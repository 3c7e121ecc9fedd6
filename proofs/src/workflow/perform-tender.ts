// Steps on a whole tender.
import { api, type Input } from '@tendertap/contract/calls/index'
import { isCompleteResult, namesEachLotOnce, splitTenderResult } from '@tendertap/domain/lot-results/tender-results'
import { decideOnTender, findTenderRefusal, type TenderStep } from '@tendertap/domain/tender-work/decide'
import type { Person } from './acts.ts'
import { listLots, toFacts, type Model, type ModelLot } from './model.ts'
import { answer, refuse, type Outcome } from './outcome.ts'
import { recordResult, takeStep } from './take-step.ts'

export function decideForTender(model: Model, { roles }: Person, step: TenderStep, tenderId: number) {
  const lots = listLots(model, tenderId).map((lot) => ({ ...lot, facts: toFacts(model, lot) }))
  return decideOnTender(step, lots, roles, new Date())
}

export function stepOnTender(
  model: Model,
  person: Person,
  step: 'activate' | 'decline',
  { id }: Input<'tenders/activateTender'>,
): Outcome {
  const tender = model.tenders.get(Number(id))
  if (!tender) return refuse(model, 'not_found')
  const decision = decideForTender(model, person, step, tender.id)
  const refusal = findTenderRefusal(decision)
  if (refusal) return refuse(model, refusal)
  const { eligible, refused } = decision
  const taken = eligible.reduce((known, lot) => takeStep(known, person, lot, step), model)
  return answer(taken, viewStep(eligible, refused), `${step}Tender`)
}

type Refused = ReturnType<typeof decideForTender>['refused']

/** `lots`: those on which the step was taken. */
const viewStep = (lots: readonly ModelLot[], refused: Refused) => ({
  lotIds: lots.map(({ id }) => id),
  refused: refused.map(({ lot, refusal }) => ({ lotId: lot.id, contractNumber: lot.number, refusal })),
})

const resultInput = api['tenders/updateResultInfo'].input

export function fillTenderResult(model: Model, person: Person, sent: Input<'tenders/updateResultInfo'>): Outcome {
  const { id, ...input } = resultInput.parse(sent)
  if (!model.tenders.has(id)) return refuse(model, 'not_found')
  const decision = decideForTender(model, person, 'fillResult', id)
  const refusal = findTenderRefusal(decision)
  if (refusal) return refuse(model, refusal)
  const filled = splitTenderResult(input, decision.eligible)
  const numbers = listLots(model, id).map(({ number }) => number)
  const isComplete = filled.length > 0 && filled.every(({ result }) => isCompleteResult(result))
  if (!isComplete || !namesEachLotOnce(input, numbers)) return refuse(model, 'invalid_input')
  const taken = filled.reduce((known, { lot, result }) => recordResult(known, person, lot, result), model)
  const lots = filled.map(({ lot }) => lot)
  return answer(taken, viewStep(lots, decision.refused), 'fillTenderResult')
}
