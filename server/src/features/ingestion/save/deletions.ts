// Applies what the portal deleted. We delete nothing: a row is marked as withdrawn, and returns when the portal shows
// it again.
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { countLots } from './catalogue.ts'
import { clearTenderHashes, removeLotDocuments, withdrawDeletedLots, withdrawTenders } from './deletion-rows.ts'
import { forgetHeads } from './forgotten-heads.ts'
import type { Deletion } from './read-items.ts'

/** Gives the changes for the feed. */
export async function applyDeletions(
  db: DbTransaction,
  source: Source,
  deletions: readonly Deletion[],
  at: Date,
): Promise<CatalogueChange[]> {
  if (deletions.length === 0) return []
  const listIds = (what: Deletion['what']) => deletions.filter((one) => one.what === what).map((one) => one.externalId)
  const tenderIds = await withdrawTenders(db, source, listIds('tender'), at)
  const lots = await withdrawDeletedLots(db, source, listIds('lot'), tenderIds, at)
  // The portal may never show the tender again after it deleted a lot, so the lot's documents are removed here.
  await removeLotDocuments(
    db,
    lots.map((lot) => lot.id),
    at,
  )
  // The journal may report a deletion late, so whatever the portal shows of the tender next counts as new.
  const touched = [...new Set([...tenderIds, ...lots.map((lot) => lot.tenderId)])]
  await forgetHeads(db, source, touched)
  await clearTenderHashes(db, touched)
  await countLots(
    db,
    lots.map((lot) => lot.tenderId),
  )
  const change = { kind: 'withdrawn', before: null, after: null } as const
  return [
    ...tenderIds.map((tenderId) => ({ tenderId, lotId: null, change })),
    ...lots
      .map((lot) => ({ tenderId: lot.tenderId, lotId: lot.id, change }))
      .toSorted((one, other) => one.lotId - other.lotId),
  ]
}
