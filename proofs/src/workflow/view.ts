// The parts of answers that the model foretells, in one shape for both: moments become facts, and generated keys the
// names of what they stand for.
import type { Output } from '@tendertap/contract/calls/index'
import { deriveTenderResult } from '@tendertap/domain/lot-results/tender-results'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { isOpen } from '@tendertap/domain/lots/openness'
import { deriveTenderWork, type WorkOfLot } from '@tendertap/domain/tender-work/tender-work'
import {
  findReplacement,
  listLots,
  toFacts,
  type Entry,
  type LogEntry,
  type Model,
  type ModelLot,
  type ModelTender,
  type Vote,
  type Work,
} from './model.ts'

type Tender = Output<'tenders/getTenderDetails'>['tender']
type WireWork = Output<'lots/activateLot'>
type WireVote = Output<'lots/voteLot'>

export function viewVote(vote: Vote) {
  const { userId, accepted, reason, description } = vote
  return { userId, accepted, reason, description }
}

export function readVote({ User, accepted, reason, description }: WireVote) {
  return { userId: User.id, accepted, reason, description }
}

/** The price is shown last, wherever it stands. */
function listInOrder(docs: readonly Entry[]): Entry[] {
  return [...docs.filter(({ key }) => key !== PRICE_KEY), ...docs.filter(({ key }) => key === PRICE_KEY)]
}

export function viewWork(model: Model, lot: ModelLot) {
  const { work } = lot
  if (!work) return null
  const replacement = findReplacement(model, lot)
  const isActive = (ACTIVE_STATUSES as readonly string[]).includes(work.status)
  const canMove = isActive && replacement && !replacement.work && isOpen(toFacts(model, replacement), new Date())
  return {
    status: work.status,
    offerPrice: toNumber(work.offerPrice),
    docs: listInOrder(work.docs).map(
      ({
        descriptionRu,
        descriptionKz,
        descriptionEn,
        collected,
        required,
        comment,
        collectedBy,
        needsRecheck = false,
      }) => ({
        names: [descriptionRu, descriptionKz, descriptionEn],
        collected,
        required,
        comment,
        collectedBy,
        needsRecheck,
      }),
    ),
    meta: work.meta.map(({ action, userId, document }) => ({
      action,
      userId,
      document: work.docs.find(({ key }) => key === document)?.descriptionRu ?? null,
    })),
    result: work.result && {
      ...work.result,
      finalAmount: toNumber(work.result.finalAmount),
    },
    isCompleted: work.completedStep !== null,
    isDeclined: work.declinedStep !== null,
    areDocumentsCompleted: work.documentsCompletedAt !== null,
    successor: canMove ? replacement.id : null,
    movedFrom: work.movedFrom,
  }
}

export function readWork(work: WireWork): ReturnType<typeof viewWork> {
  return {
    status: work.status,
    offerPrice: work.offerPrice,
    docs: work.docs.map(
      ({ descriptionRu, descriptionKz, descriptionEn, collected, required, comment, collectedBy, needsRecheck }) => ({
        names: [descriptionRu, descriptionKz, descriptionEn],
        collected,
        required,
        comment,
        collectedBy,
        needsRecheck,
      }),
    ),
    meta: work.meta.map(({ action, user, documentKey }) => ({
      action: action as LogEntry['action'],
      userId: user.id,
      document: work.docs.find(({ key }) => key === documentKey)?.descriptionRu ?? null,
    })),
    result: work.resultInfo,
    isCompleted: work.completedAt !== null,
    isDeclined: work.declinedAt !== null,
    areDocumentsCompleted: work.documentsCompletedAt !== null,
    successor: work.successor?.lotId ?? null,
    movedFrom: work.movedFrom?.lotId ?? null,
  }
}

const byUser = (one: { userId: string }, other: { userId: string }) => (one.userId < other.userId ? -1 : 1)

/** A vote on the tender stands for each lot on which the person has no vote of their own. */
function listVotesOnLot({ votes }: ModelLot, tender: ModelTender): Vote[] {
  const others = tender.votes.filter(({ userId }) => !votes.some((own) => own.userId === userId))
  return [...votes, ...others]
}

export function viewTender(model: Model, tender: ModelTender) {
  const lots = listLots(model, tender.id)
  const derived = deriveTenderWork(lots.map(({ work }) => work && toWorkOfLot(work)))
  return {
    status: derived.status,
    offerPrice: toNumber(derived.offerPrice),
    isCompleted: derived.completedAt !== null,
    isDeclined: derived.declinedAt !== null,
    meta: derived.meta.map(({ action, userId }) => ({ action: action as string, userId })),
    votes: tender.votes.map(viewVote).toSorted(byUser),
    supersededBy: tender.supersededBy,
    result: viewTenderResult(lots),
    lots: lots.map((lot) => ({
      id: lot.id,
      status: lot.work?.status ?? 'not_processed',
      work: viewWork(model, lot),
      votes: listVotesOnLot(lot, tender).map(viewVote).toSorted(byUser),
    })),
  }
}

const toNumber = (amount: string | number | null) => (amount === null ? null : Number(amount))

function viewTenderResult(lots: readonly ModelLot[]): Tender['resultInfo'] {
  const result = deriveTenderResult(lots.map(({ number, work }) => ({ number, result: work?.result ?? null })))
  if (!result) return null
  return {
    ...result,
    finalAmount: toNumber(result.finalAmount),
    lotResults: result.lotResults.map((line) => ({ ...line, lotFinalAmount: toNumber(line.lotFinalAmount) })),
  }
}

const toDate = (step: number | null) => (step === null ? null : String(step).padStart(9, '0'))

function toWorkOfLot(work: Work): WorkOfLot<LogEntry & { date: string }> {
  return {
    status: work.status,
    offerPrice: work.offerPrice,
    completedAt: toDate(work.completedStep),
    declinedAt: toDate(work.declinedStep),
    meta: work.meta.map((entry) => ({ ...entry, date: toDate(entry.step) ?? '' })),
  }
}

export function readTender(tender: Tender): ReturnType<typeof viewTender> {
  return {
    status: tender.intoWorkStatus,
    offerPrice: tender.offerPrice,
    isCompleted: tender.completedAt !== null,
    isDeclined: tender.declinedAt !== null,
    meta: tender.meta.map(({ action, user }) => ({ action, userId: user.id })),
    votes: tender.VotesOfTender.map(readVote).toSorted(byUser),
    supersededBy: tender.supersededBy?.id ?? null,
    result: tender.resultInfo,
    lots: tender.LotOfTender.toSorted((one, other) => one.id - other.id).map((lot) => ({
      id: lot.id,
      status: lot.intoWorkStatus,
      work: lot.LotsInProcessOfLot[0] ? readWork(lot.LotsInProcessOfLot[0]) : null,
      votes: lot.Votes.map(readVote).toSorted(byUser),
    })),
  }
}
