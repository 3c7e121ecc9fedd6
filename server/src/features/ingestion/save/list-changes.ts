// Which changes the differences of a page put into the feed. Pure.
import { compareVersions, compareDocuments, type Change } from '@tendertap/domain/tenders/compare-versions'
import type { ChangedDocument } from '@tendertap/domain/tenders/changes'
import type { Differences } from './differences.ts'
import type { KnownRows, Versions } from './known.ts'
import { makeLotVersion } from './lot-fields.ts'
import { makeTenderVersion } from './tender-fields.ts'

/** A change of a tender or of one of its lots. The ids are the portal's, since new rows have none of ours yet. */
export interface PageChange {
  tender: string
  lot: string | null
  change: Change
}

/** Tenders first, then lots, then documents. */
export function listChanges(differences: Differences, known: KnownRows, versions: Versions): PageChange[] {
  const changes: PageChange[] = []
  for (const row of differences.tenders) {
    const head = known.tenders.get(row.external_id)
    const before = head ? (versions.tenders.get(head.id) ?? null) : null
    for (const change of compareVersions(before, makeTenderVersion(row, row.customer_key, false)))
      changes.push({ tender: row.external_id, lot: null, change })
  }
  for (const { row, tender, withdrawn } of differences.lots) {
    const lot = known.lots.get(row.external_id)
    const before = lot ? (versions.lots.get(lot.id) ?? null) : null
    for (const change of compareVersions(before, makeLotVersion(row, row.customer_key, withdrawn)))
      changes.push({ tender, lot: row.external_id, change })
  }
  for (const { lot, tender } of differences.missingLots)
    changes.push({ tender, lot: lot.external_id, change: { kind: 'withdrawn', before: null, after: null } })
  return [...changes, ...listDocumentChanges(differences, known)]
}

interface ChangedDocuments {
  tender: string
  lot: string | null
  removed: ChangedDocument[]
  added: ChangedDocument[]
}

/** No separate change for the documents of a tender or lot that is itself new, withdrawn or returned. */
function listDocumentChanges(
  { documents, missingDocuments, missingLots }: Differences,
  known: KnownRows,
): PageChange[] {
  const changed = new Map<string, ChangedDocuments>()
  const findOrAddChanged = (tender: string, lot: string | null) => {
    const key = `${tender} ${lot}`
    const one = changed.get(key) ?? { tender, lot, removed: [], added: [] }
    changed.set(key, one)
    return one
  }
  const knownDocuments = new Map(
    [...known.documentsByTender.values()].flat().map((document) => [`${document.tender_id} ${document.url}`, document]),
  )
  for (const { document, tender } of documents) {
    const head = known.tenders.get(tender)
    const lot = document.lotExternalId === null ? null : known.lots.get(document.lotExternalId)
    if (!head || lot === undefined || lot?.withdrawn) continue
    const before = knownDocuments.get(`${head.id} ${document.url}`)
    const isRenamed =
      before && (before.type !== document.type || before.original_file_name !== document.originalFileName)
    if (before && !before.removed && !isRenamed) continue
    const ofLot = findOrAddChanged(tender, document.lotExternalId)
    ofLot.added.push({ type: document.type, name: document.originalFileName })
    if (isRenamed && !before.removed) ofLot.removed.push({ type: before.type, name: before.original_file_name })
  }
  const lotExternalIds = new Map([...known.lots.values()].map((lot) => [lot.id, lot.external_id]))
  const withdrawnLots = new Set(missingLots.map(({ lot }) => lot.external_id))
  for (const { document, tender } of missingDocuments) {
    const lot = document.lot_id === null ? null : (lotExternalIds.get(document.lot_id) ?? null)
    if (lot !== null && withdrawnLots.has(lot)) continue
    findOrAddChanged(tender, lot).removed.push({ type: document.type, name: document.original_file_name })
  }
  return [...changed.values()].flatMap(({ tender, lot, removed, added }) => {
    const change = compareDocuments(removed, added)
    return change ? [{ tender, lot, change }] : []
  })
}
