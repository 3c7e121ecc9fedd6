// What one workspace knows of a few tenders and their lots. A model is never changed: a step makes a new one, so that
// both orders of two steps can be tried.
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import type { LotResult, OwnCompany } from '@tendertap/domain/lot-results/results'
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import type { ChecklistEntry } from '@tendertap/domain/lot-work/checklist'
import type { TemplateEntry } from '@tendertap/domain/lot-work/default-checklist'
import { findSuccessor, type ReplaceableLot } from '@tendertap/domain/lot-work/successor'
import type { DocumentState, LotFacts, LotWork } from '@tendertap/domain/lot-work/workflow'

export interface Vote {
  userId: string
  accepted: boolean
  reason: RejectReason | null
  description: string | null
}

export interface Entry extends ChecklistEntry {
  comment: string | null
  /** full name */
  collectedBy: string | null
}

export interface LogEntry {
  action: LotAction
  userId: string
  /** key of the checklist's entry */
  document: string | null
  /** the steps of a model are numbered */
  step: number
}

/** Milliseconds between which something happened. */
export interface Span {
  from: number
  to: number
}

export interface Work extends LotWork {
  docs: readonly Entry[]
  meta: readonly LogEntry[]
  result: LotResult | null
  completedStep: number | null
  declinedStep: number | null
  movedFrom: number | null
  /** when the last step of the placement was taken */
  placed: Span | null
}

export interface ModelLot extends ReplaceableLot {
  tenderId: number
  number: string
  status: string
  documents: readonly DocumentState[]
  work: Work | null
  votes: readonly Vote[]
}

export interface ModelTender {
  id: number
  applicationEndAt: Date
  lotIds: readonly number[]
  /** the announcement that replaces it */
  supersededBy: number | null
  votes: readonly Vote[]
}

export interface Model {
  own: OwnCompany
  /** of every lot that is taken into work */
  template: readonly TemplateEntry[]
  tenders: ReadonlyMap<number, ModelTender>
  lots: ReadonlyMap<number, ModelLot>
  /** how many steps have been taken */
  steps: number
}

export function withLot(model: Model, id: number, changes: Partial<ModelLot>): Model {
  const lot = model.lots.get(id)
  if (!lot) throw new Error(`There is no lot ${id}`)
  return { ...model, lots: new Map(model.lots).set(id, { ...lot, ...changes }) }
}

export function withTender(model: Model, id: number, changes: Partial<ModelTender>): Model {
  const tender = model.tenders.get(id)
  if (!tender) throw new Error(`There is no tender ${id}`)
  return { ...model, tenders: new Map(model.tenders).set(id, { ...tender, ...changes }) }
}

export function listLots(model: Model, tenderId: number | null): ModelLot[] {
  const ids = tenderId === null ? [] : (model.tenders.get(tenderId)?.lotIds ?? [])
  return ids.flatMap((id) => model.lots.get(id) ?? [])
}

export function getTender(model: Model, { tenderId }: ModelLot): ModelTender {
  const tender = model.tenders.get(tenderId)
  if (!tender) throw new Error(`There is no tender ${tenderId}`)
  return tender
}

/** The announcements that replace this one, the latest last. */
export function listLaterTenders(model: Model, tenderId: number): number[] {
  const next = model.tenders.get(tenderId)?.supersededBy ?? null
  return next === null ? [] : [next, ...listLaterTenders(model, next)]
}

/** The lot of the latest announcement for the same goods. */
export function findReplacement(model: Model, lot: ModelLot): ModelLot | null {
  const latest = listLaterTenders(model, lot.tenderId).at(-1) ?? null
  return findSuccessor(lot, listLots(model, lot.tenderId), listLots(model, latest))
}

export function toFacts(model: Model, lot: ModelLot): LotFacts {
  return {
    status: lot.status,
    applicationEndAt: getTender(model, lot).applicationEndAt,
    documents: lot.documents,
    work: lot.work,
  }
}
