// Writes to the feed of changes. Their numbers are in the order of commits, because a writer blocks other writers until
// its transaction ends (migration 0019). Therefore a transaction writes its changes last.
import type { Change } from '@tendertap/domain/tenders/compare-versions'
import { sql } from 'kysely'
import type { DbTransaction } from '../db/database.ts'

export interface CatalogueChange {
  tenderId: number
  lotId: number | null
  change: Change
  /** the document whose bytes were replaced; missing for whatever is derived from the portals' lists */
  documentId?: number
}

export async function writeChanges(db: DbTransaction, changes: readonly CatalogueChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ tenderId, lotId, documentId, change: { kind, before, after } }) => ({
    tender_id: tenderId,
    lot_id: lotId,
    document_id: documentId ?? null,
    kind,
    before,
    after,
  }))
  await sql`
    insert into change (at, tender_id, lot_id, document_id, kind, before, after)
    select ${at}, tender_id, lot_id, document_id, kind, nullif(before, 'null'), nullif(after, 'null') from json_populate_recordset(null::change, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}
