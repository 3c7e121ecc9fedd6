// The documents to collect for one lot.
import type { Refusal } from './refusals.ts'

/** spec 2 §3: this entry stands for the offer price; sending the price marks it collected, and it is never counted. */
export const PRICE_KEY = 'price'

export interface ChecklistEntry {
  key: string
  collected: boolean
  required: boolean
  /** the portal has changed what it was collected for, and nobody has looked at it since */
  needsRecheck?: boolean
  descriptionRu?: string | null
  descriptionKz?: string | null
  descriptionEn?: string | null
}

function listCountable<E extends ChecklistEntry>(docs: readonly E[]): E[] {
  return docs.filter(({ key }) => key !== PRICE_KEY)
}

/** "3 of 4 collected" on the card. */
export function countCollected(docs: readonly ChecklistEntry[]): { collected: number; total: number } {
  const entries = listCountable(docs)
  return { collected: entries.filter(({ collected }) => collected).length, total: entries.length }
}

/** The required documents that are still to be collected. */
export function listMissing<E extends ChecklistEntry>(docs: readonly E[]): E[] {
  return listCountable(docs).filter(({ collected, required }) => required && !collected)
}

export function allRequiredCollected(docs: readonly ChecklistEntry[]): boolean {
  return listMissing(docs).length === 0
}

export function listToRecheck<E extends ChecklistEntry>(docs: readonly E[]): E[] {
  return docs.filter(({ needsRecheck }) => needsRecheck)
}

/** Why this entry can't be confirmed after a change on the portal; null when it can. */
export function findConfirmationRefusal(docs: readonly ChecklistEntry[], key: string): Refusal | null {
  const entry = docs.find((doc) => doc.key === key)
  if (!entry) return 'document_not_in_checklist'
  return entry.needsRecheck ? null : 'document_needs_no_recheck'
}

/** Why this entry can't be marked collected; null when it can. A mark can't be removed. */
export function findEntryRefusal(docs: readonly ChecklistEntry[], key: string): Refusal | null {
  const entry = docs.find((doc) => doc.key === key)
  if (!entry) return 'document_not_in_checklist'
  if (key === PRICE_KEY) return 'price_marks_itself'
  return entry.collected ? 'document_already_collected' : null
}

/** Two entries of one record never have the same name, so that each can be named by it. */
export function findNewEntryRefusal(docs: readonly ChecklistEntry[], name: string): Refusal | null {
  return findEntry(docs, name) ? 'document_already_in_checklist' : null
}

/** Calls name an entry by its description in any of the three languages. */
export function findEntry<E extends ChecklistEntry>(docs: readonly E[], description: string): E | null {
  const wanted = description.trim()
  if (wanted === '') return null
  const isNamed = (doc: E) =>
    [doc.descriptionRu, doc.descriptionKz, doc.descriptionEn].some((text) => text?.trim() === wanted)
  return docs.find(isNamed) ?? null
}
