// What must follow from a request, by the rules of the domain alone.
import { findAccessRefusal } from '@tendertap/contract/access'
import { api, type Input } from '@tendertap/contract/calls/index'
import type { StepInput } from '@tendertap/domain/lot-work/apply'
import { findEntry } from '@tendertap/domain/lot-work/checklist'
import { decidePlacement } from '@tendertap/domain/lot-work/placement'
import { decide, type LotFacts, type Transition } from '@tendertap/domain/lot-work/workflow'
import type { Act, Person, Request } from './acts.ts'
import { listLaterTenders, toFacts, withLot, type Entry, type Model, type Span } from './model.ts'
import { answerWork, refuse, type Outcome } from './outcome.ts'
import { fillTenderResult, stepOnTender } from './perform-tender.ts'
import { voteOnLot, voteOnTender } from './perform-vote.ts'
import { isRepeated } from './repeated-placement.ts'
import { recordResult, takeStep } from './take-step.ts'

/** One outcome; two where it depends on how fast the machine is. `sent`: from sending to the answer. */
export function listOutcomes(model: Model, { person, act }: Request, sent: Span): Outcome[] {
  const refusal = findAccessRefusal(api[act.path].access, person)
  if (refusal) return [refuse(model, refusal)]
  return act.path === 'lots/lotPlacement' ? place(model, person, act.input, sent) : [perform(model, person, act)]
}

function perform(model: Model, person: Person, act: Exclude<Act, { path: 'lots/lotPlacement' }>): Outcome {
  switch (act.path) {
    case 'lots/voteLot':
      return voteOnLot(model, person, act.input)
    case 'tenders/voteTender':
      return voteOnTender(model, person, act.input)
    case 'tenders/activateTender':
      return stepOnTender(model, person, 'activate', act.input)
    case 'tenders/declineTender':
      return stepOnTender(model, person, 'decline', act.input)
    case 'tenders/updateResultInfo':
      return fillTenderResult(model, person, act.input)
    case 'lots/moveWork':
      return moveWork(model, person, act.input)
    case 'lots/updateResultInfo':
      return fillResult(model, person, act.input)
    case 'lots/activateLot':
    case 'lots/declineLot':
    case 'lots/setOfferPrice':
    case 'lots/documentCollected':
    case 'lots/confirmDocument':
    case 'lots/addDocument':
    case 'lots/completeCollectingLotDocuments':
    case 'lots/deactivateLot':
      break
  }
  return stepOnLot(model, person, act)
}

const STEPS = {
  'lots/activateLot': 'activate',
  'lots/declineLot': 'decline',
  'lots/setOfferPrice': 'setOfferPrice',
  'lots/documentCollected': 'collectDocument',
  'lots/confirmDocument': 'confirmDocument',
  'lots/addDocument': 'addDocument',
  'lots/completeCollectingLotDocuments': 'completeCollecting',
  'lots/deactivateLot': 'deactivate',
} as const satisfies Partial<Record<Act['path'], Transition>>

type StepOnLot = Extract<Act, { path: keyof typeof STEPS }>

function stepOnLot(model: Model, person: Person, act: StepOnLot): Outcome {
  const lot = model.lots.get(Number(act.input.lotId))
  if (!lot) return refuse(model, 'not_found')
  const transition = STEPS[act.path]
  const facts = toFacts(model, lot)
  if (act.path === 'lots/documentCollected' || act.path === 'lots/confirmDocument')
    facts.entry = findEntry(lot.work?.docs ?? [], act.input.documentDescription)?.key ?? ''
  if (act.path === 'lots/addDocument') facts.newEntry = act.input.name
  const decision = decide(transition, facts, person.roles, new Date())
  if (!decision.allowed) return refuse(model, decision.refusal)
  const taken = takeStep(model, person, lot, transition, toStepInput(model, act, facts))
  return answerWork(taken, lot.id, transition)
}

function toStepInput({ steps }: Model, act: StepOnLot, { entry }: LotFacts): Omit<StepInput, 'at'> {
  if (act.path === 'lots/setOfferPrice') return { offerPrice: String(act.input.offerPrice) }
  if (act.path === 'lots/documentCollected' || act.path === 'lots/confirmDocument')
    return entry === undefined ? {} : { entry }
  if (act.path !== 'lots/addDocument') return {}
  const { name, required, comment = null } = act.input
  const newEntry: Entry = {
    key: `added in step ${steps}`,
    descriptionRu: name.trim(),
    descriptionKz: null,
    descriptionEn: null,
    required,
    collected: false,
    comment: comment?.trim() || null,
    collectedBy: null,
  }
  return { newEntry }
}

function place(
  model: Model,
  person: Person,
  { lotId, expectedStatus }: Input<'lots/lotPlacement'>,
  sent: Span,
): Outcome[] {
  const lot = model.lots.get(Number(lotId))
  if (!lot) return [refuse(model, 'not_found')]
  const decision = decidePlacement(toFacts(model, lot), person.roles, new Date(), expectedStatus)
  const taken = decision.allowed
    ? answerWork(takeStep(model, person, lot, decision.step, {}, sent), lot.id, decision.step)
    : refuse(model, decision.refusal)
  const repeated = isRepeated(lot.work, sent, expectedStatus)
  return [
    ...(repeated === 'no' ? [] : [answerWork(model, lot.id, 'repeatedPlacement')]),
    ...(repeated === 'yes' ? [] : [taken]),
  ]
}

function moveWork(model: Model, person: Person, { lotId, toLotId }: Input<'lots/moveWork'>): Outcome {
  const lot = model.lots.get(Number(lotId))
  const to = model.lots.get(Number(toLotId))
  if (!lot || !to) return refuse(model, 'not_found')
  const facts = toFacts(model, lot)
  // the person chooses among the lots of the later announcements
  if (listLaterTenders(model, lot.tenderId).includes(to.tenderId))
    facts.successor = { ...toFacts(model, to), isInWork: to.work !== null }
  const decision = decide('moveWork', facts, person.roles, new Date())
  if (!decision.allowed) return refuse(model, decision.refusal)
  const taken = takeStep(model, person, lot, 'moveWork')
  const work = taken.lots.get(lot.id)?.work ?? null
  const moved = withLot(taken, to.id, { work: work && { ...work, movedFrom: lot.id } })
  return answerWork(withLot(moved, lot.id, { work: null }), to.id, 'moveWork')
}

const { resultInfo: resultInput } = api['lots/updateResultInfo'].input.shape

function fillResult(model: Model, person: Person, { lotId, resultInfo }: Input<'lots/updateResultInfo'>): Outcome {
  const lot = model.lots.get(Number(lotId))
  if (!lot) return refuse(model, 'not_found')
  const decision = decide('fillResult', toFacts(model, lot), person.roles, new Date())
  if (!decision.allowed) return refuse(model, decision.refusal)
  return answerWork(recordResult(model, person, lot, resultInput.parse(resultInfo)), lot.id, 'fillResult')
}
