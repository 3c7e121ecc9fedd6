// Turns a drawn move into a request that fits the present state of the company.
import { findAccessRefusal } from '@tendertap/contract/access'
import { api } from '@tendertap/contract/calls/index'
import { listMissing, listToRecheck } from '@tendertap/domain/lot-work/checklist'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { Act, Person, Request, StepCall } from './acts.ts'
import { findReplacement, getTender, listLots, type Model, type ModelLot } from './model.ts'
import type { Advance, Attempt, Step } from './moves.ts'
import { listOutcomes } from './perform.ts'

const UNKNOWN_ID = 999_999_999

export function pick<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

/** Most moves are on lots in work, so that they get on. */
export function pickLot({ lots }: Model, place: number): ModelLot {
  const all = [...lots.values()]
  const inWork = all.filter(({ work }) => work && (ACTIVE_STATUSES as readonly string[]).includes(work.status))
  return place % 4 > 0 && inWork.length > 0 ? pick(inWork, place >> 2) : pick(all, place >> 2)
}

/** Some calls are of use on few of the lots: mostly one of these is chosen. */
const FITTING: Readonly<Partial<Record<StepCall, (model: Model, lot: ModelLot) => unknown>>> = {
  // once there is a price to take along
  'lots/moveWork': (model, lot) => lot.work?.offerPrice && findReplacement(model, lot),
  'lots/declineLot': (_, { work }) => !work,
  'lots/confirmDocument': (_, { work }) => work && listToRecheck(work.docs).length > 0,
  // a lot that is completed can't be given up
  'lots/deactivateLot': (_, { work }) => work?.status === 'placement_completed',
  'lots/updateResultInfo': (_, { work }) => work?.status === 'placement_completed',
  'tenders/updateResultInfo': (_, { work }) => work?.status === 'placement_completed',
  // voted on anew after one of the lots was taken or declined
  'tenders/voteTender': (model, lot) => lot.work && getTender(model, lot).votes.length > 0,
}

function pickFittingLot(model: Model, call: StepCall, place: number): ModelLot {
  const fits = FITTING[call]
  const fitting = fits ? [...model.lots.values()].filter((lot) => fits(model, lot)) : []
  return place % 4 > 0 && fitting.length > 0 ? pick(fitting, place >> 2) : pickLot(model, place)
}

/** A lot that is declined is of no more use: most steps that would decline one give way to a step forward. */
const DECLINING: readonly StepCall[] = ['lots/deactivateLot', 'tenders/declineTender']

export function toRequest(model: Model, people: readonly Person[], step: Step): Request {
  if (step.kind === 'advance') return makeAdvance(model, people, step)
  const request = makeAttempt(model, people, step)
  if (!DECLINING.includes(step.call) || step.document % 3 === 0) return request
  const [outcome] = listOutcomes(model, request, { from: 0, to: 0 })
  return outcome?.reached ? makeAdvance(model, people, { ...step, kind: 'advance', attempt: step }) : request
}

function makeAttempt(model: Model, people: readonly Person[], attempt: Attempt): Request {
  const entitled = people.filter((person) => mayCall(person, attempt.call) === attempt.mayCall)
  const lot = pickFittingLot(model, attempt.call, attempt.lot)
  return { person: pick(entitled, attempt.who), act: makeAct(model, attempt, lot) }
}

const mayCall = (person: Person, call: StepCall) => findAccessRefusal(api[call].access, person) === null

function makeAdvance(model: Model, people: readonly Person[], { lot: place, who, attempt }: Advance): Request {
  const lot = pickLot(model, place)
  const call = chooseNextCall(lot)
  const entitled = people.filter((person) => mayCall(person, call))
  const docs = lot.work?.docs ?? []
  const [entry] = call === 'lots/confirmDocument' ? listToRecheck(docs) : listMissing(docs)
  const wanted = { ...attempt, call, isUnknown: false, document: entry ? docs.indexOf(entry) : 0, language: 0 }
  const expected = attempt.expected === 'none' ? ('none' as const) : ('present' as const)
  return { person: pick(entitled, who), act: makeAct(model, { ...wanted, expected }, lot) }
}

function chooseNextCall({ work }: ModelLot): StepCall {
  if (!work) return 'lots/activateLot'
  if (work.status === 'in_placement') return 'lots/lotPlacement'
  if (work.status === 'placement_completed') return 'lots/updateResultInfo'
  if (work.documentsCompletedAt !== null) return 'lots/lotPlacement'
  if (listMissing(work.docs).length > 0) return 'lots/documentCollected'
  if (listToRecheck(work.docs).length > 0) return 'lots/confirmDocument'
  return work.offerPrice === null ? 'lots/setOfferPrice' : 'lots/completeCollectingLotDocuments'
}

function makeAct(model: Model, attempt: Attempt, lot: ModelLot): Act {
  const lotId = attempt.isUnknown ? UNKNOWN_ID : lot.id
  const id = attempt.isUnknown ? UNKNOWN_ID : lot.tenderId
  const { call: path, accepted, reason, comment } = attempt
  switch (path) {
    case 'lots/voteLot':
      return { path, input: { lotId, accepted, reason, description: comment } }
    case 'tenders/voteTender':
      return { path, input: { id, accepted, reason, description: comment } }
    case 'lots/setOfferPrice':
      return { path, input: { lotId, offerPrice: attempt.price } }
    case 'lots/documentCollected':
      return { path, input: { lotId, documentDescription: nameDocument(lot, attempt), collected: true } }
    case 'lots/confirmDocument':
      return { path, input: { lotId, documentDescription: nameDocument(lot, attempt) } }
    case 'lots/addDocument':
      return { path, input: { lotId, name: attempt.newName, required: attempt.required, comment } }
    case 'lots/lotPlacement':
      return { path, input: { lotId, ...expectStatus(lot, attempt) } }
    case 'lots/moveWork':
      return { path, input: { lotId, toLotId: chooseTarget(model, lot, attempt) } }
    case 'lots/updateResultInfo':
      return { path, input: { lotId, resultInfo: makeResult(model, attempt) } }
    case 'tenders/updateResultInfo':
      return { path, input: { id, ...makeTenderResult(model, lot, attempt) } }
    case 'tenders/activateTender':
    case 'tenders/declineTender':
      return { path, input: { id } }
    case 'lots/activateLot':
    case 'lots/declineLot':
    case 'lots/deactivateLot':
    case 'lots/completeCollectingLotDocuments':
      break
  }
  return { path, input: { lotId } }
}

/** In any of the three languages; some are in no checklist. */
function nameDocument({ work }: ModelLot, { document, language }: Attempt): string {
  const docs = work?.docs ?? []
  const entry = docs[document % (docs.length + 1)]
  const names = [entry?.descriptionRu, entry?.descriptionKz, entry?.descriptionEn]
  return names[language] ?? entry?.descriptionRu ?? 'Такого документа нет'
}

function expectStatus({ work }: ModelLot, { expected }: Attempt) {
  if (expected === 'none' || expected === 'not_processed') return {}
  return { expectedStatus: expected === 'present' ? (work?.status ?? null) : expected }
}

/** Mostly the lot for the same goods in the later announcement. */
function chooseTarget(model: Model, lot: ModelLot, { document }: Attempt): number {
  const replacement = findReplacement(model, lot)
  return document % 4 > 0 && replacement ? replacement.id : pick([...model.lots.keys()], document)
}

/** One line per lot: some say nothing, some name no lot of the tender or one of them twice. */
function makeTenderResult(model: Model, { tenderId }: ModelLot, attempt: Attempt) {
  const { finalStatus, finalAmount, resultsDate, winnerCompany, winner, lossReason } = makeResult(model, attempt)
  const lines = listLots(model, tenderId).map(({ number }, place) => {
    const isFilled = (attempt.document + place) % 3 > 0
    const given = { lotWinnerCompany: winnerCompany, lotFinalAmount: finalAmount + place, winner, lossReason }
    return { lotNumber: number, ...(isFilled && given) }
  })
  const wrong = [lines.slice(0, 1), [{ lotNumber: 'такого лота нет' }]][attempt.document % 10] ?? []
  return { finalStatus, finalAmount, resultsDate, lotResults: [...lines, ...wrong] }
}

function makeResult({ own }: Model, { result }: Attempt) {
  const { isOurs, ...given } = result
  const winnerCompany = isOurs ? (own.names[0]?.toLowerCase() ?? null) : 'ТОО «Победитель»'
  return { ...given, winnerCompany, resultsDate: '2026-10-01T00:00:00.000Z' }
}
