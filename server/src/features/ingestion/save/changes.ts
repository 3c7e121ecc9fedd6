// The feed of changes. Its numbers are in the order of commits: whoever writes to it holds others back until the
// commit, so a reader who has seen 8 will never meet a 7 (decision 15). It is therefore the last thing a page writes.
import type { Change } from '@tendertap/domain/tenders/changes-between'
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import { LOCKS } from '../../../db/locks.ts'

export interface CatalogueChange {
  tenderId: number
  lotId: number | null
  change: Change
}

export async function tell(db: Writing, changes: readonly CatalogueChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await holdNumbers(db)
  const rows = changes.map(({ tenderId, lotId, change: { kind, before, after } }) => ({
    tender_id: tenderId,
    lot_id: lotId,
    kind,
    before,
    after,
  }))
  await sql`
    insert into change (at, tender_id, lot_id, kind, before, after)
    select ${at}, tender_id, lot_id, kind, nullif(before, 'null'), nullif(after, 'null') from json_populate_recordset(null::change, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

/** Nobody else numbers changes before this transaction ends. */
export async function holdNumbers(db: Writing): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.changes})`.execute(db)
}
