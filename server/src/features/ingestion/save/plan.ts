// Compares the tenders of a page with what is known of them: which rows to write, what to take back, what to tell.
// Pure.
import { changesBetween, documentsChange, type Change, type Version } from '@tendertap/domain/tenders/changes-between'
import type { CanonicalTender } from '../../../portals/canonical.ts'
import type { Known, KnownDocument, KnownLot } from './known.ts'
import { leastLot } from './readings.ts'
import {
  documentRow,
  lotRow,
  lotVersion,
  tenderRow,
  tenderVersion,
  type DocumentRow,
  type LotRow,
  type TenderRow,
} from './rows.ts'

/** Of a tender, or of one of its lots; by the portal's ids, since new ones have none of ours yet. */
export interface Told {
  tender: string
  lot: string | null
  change: Change
}

export interface Plan {
  tenders: TenderRow[]
  lots: { row: LotRow; tender: string; withdrawn: boolean }[]
  /** known lots that a whole tender no longer has */
  missing: { lot: KnownLot; tender: string }[]
  documents: { row: DocumentRow; tender: string }[]
  gone: { document: KnownDocument; tender: string }[]
  /** tenders that come in parts: their lots are counted */
  partial: string[]
}

export function planOf(tenders: readonly CanonicalTender[], known: Known): Plan {
  const plan: Plan = { tenders: [], lots: [], missing: [], documents: [], gone: [], partial: [] }
  for (const tender of tenders) {
    const head = known.tenders.get(tender.externalId)
    const lots = head ? (known.lotsOf.get(head.id) ?? []) : []
    if (isHeadAlone(tender) && lots.some((lot) => !lot.withdrawn && !lot.stands_for_tender)) continue
    if (!tender.isWhole) plan.partial.push(tender.externalId)
    planHead(plan, tender, known, lots)
    const shown = new Set<string>()
    for (const lot of tender.lots) {
      shown.add(lot.externalId)
      const before = known.lots.get(lot.externalId)
      const row = lotRow(tender, lot)
      if (before && isSame(row, before) && before.withdrawn === lot.withdrawn && before.tender_id === head?.id) continue
      plan.lots.push({ row, tender: tender.externalId, withdrawn: lot.withdrawn })
    }
    if (tender.isWhole)
      for (const lot of lots)
        if (!lot.withdrawn && !shown.has(lot.external_id)) plan.missing.push({ lot, tender: tender.externalId })
    planDocuments(plan, tender, known, head ? (known.documentsOf.get(head.id) ?? []) : [])
  }
  return plan
}

/** It says less than the real lots that we know, whichever came first. */
const isHeadAlone = ({ isWhole, lots }: CanonicalTender) => !isWhole && lots.every((lot) => lot.standsForTender)

const isSame = (row: { content_hash: string }, known: { hash: string }) => row.content_hash === `\\x${known.hash}`

function planHead(plan: Plan, tender: CanonicalTender, known: Known, lots: readonly KnownLot[]): void {
  const head = known.tenders.get(tender.externalId)
  const row = tenderRow(tender)
  if (head && isSame(row, head) && !head.withdrawn) return
  // of a tender in parts only the part with the least lot speaks for the whole, whichever came first
  const speaks = tender.isWhole || !head || head.withdrawn || lots.every((lot) => leastLot(tender) <= lot.external_id)
  if (speaks) plan.tenders.push(row)
}

function planDocuments(plan: Plan, tender: CanonicalTender, known: Known, documents: readonly KnownDocument[]): void {
  const before = new Map(documents.map((document) => [document.url, document]))
  const shown = new Set<string>()
  for (const document of tender.documents) {
    const row = documentRow(document)
    if (shown.has(row.url)) continue
    shown.add(row.url)
    const one = before.get(row.url)
    const lotId = row.lotExternalId === null ? null : known.lots.get(row.lotExternalId)?.id
    const same =
      one &&
      !one.removed &&
      one.lot_id === lotId &&
      one.type === row.type &&
      one.original_file_name === row.original_file_name
    if (!same) plan.documents.push({ row, tender: tender.externalId })
  }
  if (tender.isWhole)
    for (const document of documents)
      if (!document.removed && !shown.has(document.url)) plan.gone.push({ document, tender: tender.externalId })
}

export interface Versions {
  tenders: ReadonlyMap<number, Version>
  lots: ReadonlyMap<number, Version>
}

/** What to tell of all that: of the tenders first, then of lots, then of documents. */
export function toldOf(plan: Plan, known: Known, versions: Versions): Told[] {
  const told: Told[] = []
  for (const row of plan.tenders) {
    const head = known.tenders.get(row.external_id)
    const before = head ? (versions.tenders.get(head.id) ?? null) : null
    for (const change of changesBetween(before, tenderVersion(row, false)))
      told.push({ tender: row.external_id, lot: null, change })
  }
  for (const { row, tender, withdrawn } of plan.lots) {
    const lot = known.lots.get(row.external_id)
    const before = lot ? (versions.lots.get(lot.id) ?? null) : null
    for (const change of changesBetween(before, lotVersion(row, withdrawn)))
      told.push({ tender, lot: row.external_id, change })
  }
  for (const { lot, tender } of plan.missing)
    told.push({ tender, lot: lot.external_id, change: { kind: 'withdrawn', before: null, after: null } })
  return [...told, ...documentsTold(plan, known)]
}

/** Documents of what is itself new, gone or back go without saying. */
function documentsTold(plan: Plan, known: Known): Told[] {
  const lotOf = new Map([...known.lots.values()].map((lot) => [lot.id, lot.external_id]))
  const taken = new Set(plan.missing.map(({ lot }) => lot.external_id))
  const news = new Map<
    string,
    {
      tender: string
      lot: string | null
      gone: { type: string; name: string }[]
      added: { type: string; name: string }[]
    }
  >()
  const of = (tender: string, lot: string | null) => {
    const key = `${tender} ${lot}`
    const one = news.get(key) ?? { tender, lot, gone: [], added: [] }
    news.set(key, one)
    return one
  }
  const named = ({ type, original_file_name: name }: { type: string; original_file_name: string }) => ({ type, name })
  const before = new Map(
    [...known.documentsOf.values()].flat().map((document) => [`${document.tender_id} ${document.url}`, document]),
  )
  for (const { row, tender } of plan.documents) {
    const head = known.tenders.get(tender)
    const lot = row.lotExternalId === null ? null : known.lots.get(row.lotExternalId)
    if (!head || lot === undefined || lot?.withdrawn) continue
    const one = before.get(`${head.id} ${row.url}`)
    const renamed = one && (one.type !== row.type || one.original_file_name !== row.original_file_name)
    if (one && !one.removed && !renamed) continue
    const side = of(tender, row.lotExternalId)
    side.added.push(named(row))
    if (renamed && !one.removed) side.gone.push(named(one))
  }
  for (const { document, tender } of plan.gone) {
    const lot = document.lot_id === null ? null : (lotOf.get(document.lot_id) ?? null)
    if (lot === null || !taken.has(lot)) of(tender, lot).gone.push(named(document))
  }
  return [...news.values()].flatMap(({ tender, lot, gone, added }) => {
    const change = documentsChange(gone, added)
    return change ? [{ tender, lot, change }] : []
  })
}
