// Writes the differences of a page, table by table, and gives the changes for the feed.
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { countLots, linkSuperseding, saveLotRows, saveTenderRows, withdrawLots, type Link } from './catalogue.ts'
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import type { Differences } from './differences.ts'
import { removeDocuments, saveDocumentRows } from './documents.ts'
import { findVersions, type KnownRows } from './known.ts'
import { listChanges } from './list-changes.ts'

export interface SavedDifferences {
  /** tenders of which anything was written */
  tenderIds: number[]
  changes: CatalogueChange[]
}

export async function saveDifferences(
  db: DbTransaction,
  source: Source,
  differences: Differences,
  known: KnownRows,
  companies: ReadonlyMap<string, number>,
  at: Date,
): Promise<SavedDifferences> {
  const versions = await findVersions(
    db,
    differences.tenders.flatMap((row) => known.tenders.get(row.external_id)?.id ?? []),
    differences.lots.flatMap(({ row }) => known.lots.get(row.external_id)?.id ?? []),
  )
  const pageChanges = listChanges(differences, known, versions)
  const savedTenders = await saveTenderRows(
    db,
    differences.tenders.map((row) => ({
      ...row,
      customer_id: companies.get(row.customer_key),
      withdrawn_at: null,
    })),
    at,
  )
  const tenderId = (externalId: string) => savedTenders.get(externalId) ?? known.tenders.get(externalId)?.id
  const savedLots = await saveLotRows(
    db,
    differences.lots.map(({ row, tender, withdrawn }) => ({
      ...row,
      tender_id: tenderId(tender),
      customer_id: companies.get(row.customer_key),
      withdrawn_at: withdrawn ? at.toISOString() : null,
    })),
    at,
  )
  const lotId = (externalId: string | null) =>
    externalId === null ? null : (savedLots.get(externalId) ?? known.lots.get(externalId)?.id ?? null)
  const missingLots = differences.missingLots.map(({ lot }) => lot.id)
  await withdrawLots(db, missingLots, at)
  const documents = differences.documents.map(({ document, tender }) => ({
    tender_id: tenderId(tender),
    lot_id: lotId(document.lotExternalId),
    url: document.url,
    type: document.type,
    original_file_name: document.originalFileName,
  }))
  await saveDocumentRows(db, documents)
  const missingDocuments = differences.missingDocuments.map(({ document }) => document)
  await removeDocuments(db, missingDocuments, at)
  const partial = differences.partial.flatMap((tender) => tenderId(tender) ?? [])
  await countLots(db, partial)
  const links = await linkSuperseding(db, source, [...savedTenders.keys()])
  const changes = pageChanges.flatMap(({ tender, lot, change }): CatalogueChange[] => {
    const id = tenderId(tender)
    return id === undefined ? [] : [{ tenderId: id, lotId: lotId(lot), change }]
  })
  const { lots, missingLots: gone, documents: shown, missingDocuments: removed } = differences
  return {
    tenderIds: [
      ...savedTenders.values(),
      ...[...lots, ...gone, ...shown, ...removed].flatMap(({ tender }) => tenderId(tender) ?? []),
    ],
    changes: [...changes, ...links.flatMap(toSupersededChanges)],
  }
}

/** The feed names both: the old tender is superseded, the new one replaces it. */
function toSupersededChanges(link: Link): CatalogueChange[] {
  const newer = { tender: { id: link.id, code: link.code } }
  const older = { tender: { id: link.replaced_id, code: link.replaced_code } }
  return [
    { tenderId: link.replaced_id, lotId: null, change: { kind: 'superseded', before: null, after: newer } },
    { tenderId: link.id, lotId: null, change: { kind: 'superseded', before: older, after: null } },
  ]
}
