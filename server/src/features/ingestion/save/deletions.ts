// What the portal took back. Nothing is deleted: it is marked, and comes back when the portal shows it again.
import { sql } from 'kysely'
import type { CatalogueChange } from '../../../feed/write-changes.ts'
import type { Writing } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { countLots } from './catalogue.ts'
import { forgetHeads } from './raw.ts'
import type { Deletion } from './read-items.ts'

/** Answers what there is to tell. */
export async function applyDeletions(
  db: Writing,
  source: Source,
  deletions: readonly Deletion[],
  at: Date,
): Promise<CatalogueChange[]> {
  if (deletions.length === 0) return []
  const idsOf = (what: Deletion['what']) => deletions.filter((one) => one.what === what).map((one) => one.externalId)
  const tenders = await sql<{ id: number }>`
    update tender set withdrawn_at = ${at} where source = ${source} and external_id = any(${idsOf('tender')}) and withdrawn_at is null returning id`.execute(
    db,
  )
  const tenderIds = tenders.rows.map((row) => row.id)
  const lots = await sql<{ id: number; tender_id: number }>`
    update lot set withdrawn_at = ${at}
    where (source = ${source} and external_id = any(${idsOf('lot')}) or tender_id = any(${tenderIds}::bigint[])) and withdrawn_at is null
    returning id, tender_id`.execute(db)
  // the tender may not be shown again for that: its papers go with the lot
  await sql`update document set removed_at = ${at} where lot_id = any(${lots.rows.map((lot) => lot.id)}::bigint[]) and removed_at is null`.execute(
    db,
  )
  // Of a lot the journal may speak late: what the portal shows of its tender next counts as new, whatever it is.
  const touched = [...new Set([...tenderIds, ...lots.rows.map((lot) => lot.tender_id)])]
  await forgetHeads(db, source, touched)
  await sql`update tender set content_hash = '' where id = any(${touched}::bigint[])`.execute(db)
  await countLots(
    db,
    lots.rows.map((lot) => lot.tender_id),
  )
  const change = { kind: 'withdrawn', before: null, after: null } as const
  return [
    ...tenderIds.map((tenderId) => ({ tenderId, lotId: null, change })),
    ...lots.rows
      .map((lot) => ({ tenderId: lot.tender_id, lotId: lot.id, change }))
      .toSorted((one, other) => one.lotId - other.lotId),
  ]
}
