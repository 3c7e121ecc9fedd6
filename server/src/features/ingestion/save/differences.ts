// Compares the tenders of a page with what is known of them: which rows to write and which to withdraw. Pure.
import type { CanonicalDocument } from '../../../portals/canonical.ts'
import type { KnownRows, KnownDocument, KnownLot } from './known.ts'
import type { LotRow } from './lot-fields.ts'
import { findLeastLotId, type PreparedTender } from './prepared-tender.ts'
import type { TenderRow } from './tender-fields.ts'

/** `tender` is the portal's id: new tenders have none of ours yet. */
export interface Differences {
  tenders: TenderRow[]
  lots: { row: LotRow; tender: string; withdrawn: boolean }[]
  /** known lots that a whole tender no longer has */
  missingLots: { lot: KnownLot; tender: string }[]
  documents: { document: CanonicalDocument; tender: string }[]
  /** known documents that a whole tender no longer has */
  missingDocuments: { document: KnownDocument; tender: string }[]
  /** tenders that come in parts: their lots are counted */
  partial: string[]
}

export function findDifferences(tenders: readonly PreparedTender[], known: KnownRows): Differences {
  const differences: Differences = {
    tenders: [],
    lots: [],
    missingLots: [],
    documents: [],
    missingDocuments: [],
    partial: [],
  }
  for (const prepared of tenders) {
    const head = known.tenders.get(prepared.row.external_id)
    const lots = head ? (known.lotsByTender.get(head.id) ?? []) : []
    // a tender without its lots says less than the real lots that we know, whichever came first
    if (isHeadAlone(prepared) && lots.some((lot) => !lot.withdrawn && !lot.stands_for_tender)) continue
    if (!prepared.tender.isWhole) differences.partial.push(prepared.row.external_id)
    compareHead(differences, prepared, known, lots)
    compareLots(differences, prepared, known, lots)
    compareDocuments(differences, prepared, known, head ? (known.documentsByTender.get(head.id) ?? []) : [])
  }
  return differences
}

const isHeadAlone = ({ tender, lots }: PreparedTender) =>
  !tender.isWhole && lots.every(({ lot }) => lot.standsForTender)

const isSame = (row: { content_hash: string }, known: { hash: string }) => row.content_hash === `\\x${known.hash}`

function compareHead(
  differences: Differences,
  prepared: PreparedTender,
  known: KnownRows,
  lots: readonly KnownLot[],
): void {
  const head = known.tenders.get(prepared.row.external_id)
  if (head && isSame(prepared.row, head) && !head.withdrawn) return
  const speaksForTender =
    prepared.tender.isWhole ||
    !head ||
    head.withdrawn ||
    lots.every((lot) => findLeastLotId(prepared) <= lot.external_id)
  if (speaksForTender) differences.tenders.push(prepared.row)
}

function compareLots(
  differences: Differences,
  { tender, row: { external_id: tenderId }, lots: shownLots }: PreparedTender,
  known: KnownRows,
  lots: readonly KnownLot[],
): void {
  const head = known.tenders.get(tenderId)
  const shown = new Set<string>()
  for (const { lot, row } of shownLots) {
    shown.add(row.external_id)
    const before = known.lots.get(row.external_id)
    const isUnchanged =
      before && isSame(row, before) && before.withdrawn === lot.withdrawn && before.tender_id === head?.id
    if (!isUnchanged) differences.lots.push({ row, tender: tenderId, withdrawn: lot.withdrawn })
  }
  if (!tender.isWhole) return
  for (const lot of lots)
    if (!lot.withdrawn && !shown.has(lot.external_id)) differences.missingLots.push({ lot, tender: tenderId })
}

function compareDocuments(
  differences: Differences,
  { tender, row: { external_id: tenderId } }: PreparedTender,
  known: KnownRows,
  documents: readonly KnownDocument[],
): void {
  const before = new Map(documents.map((document) => [document.url, document]))
  const shown = new Set<string>()
  for (const document of tender.documents) {
    if (shown.has(document.url)) continue
    shown.add(document.url)
    const one = before.get(document.url)
    const lotId = document.lotExternalId === null ? null : known.lots.get(document.lotExternalId)?.id
    const isUnchanged =
      one &&
      !one.removed &&
      one.lot_id === lotId &&
      one.type === document.type &&
      one.original_file_name === document.originalFileName
    if (!isUnchanged) differences.documents.push({ document, tender: tenderId })
  }
  if (!tender.isWhole) return
  for (const document of documents)
    if (!document.removed && !shown.has(document.url)) differences.missingDocuments.push({ document, tender: tenderId })
}
