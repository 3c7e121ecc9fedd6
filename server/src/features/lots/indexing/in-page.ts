// Whoever writes lots of a portal, or what they are found by, does it in turn.
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { sql } from 'kysely'
import type { Database, Writing } from '../../../db/database.ts'
import { LOCKS } from '../../../db/locks.ts'
import type { Source } from '../../../portals/canonical.ts'

/** Live sync, backfill and the reader of documents may meet on one tender: one page of a source at a time. */
export function inPage<T>(database: Database, source: Source, work: (db: Writing) => Promise<T>): Promise<T> {
  return database.transaction().execute(async (db) => {
    // A page looks up few rows by their keys: statistics that lag behind a growing table must not have it read whole.
    await sql`select set_config('enable_seqscan', 'off', true), pg_advisory_xact_lock(${LOCKS.page(source)})`.execute(
      db,
    )
    return work(db)
  })
}

/** Until this transaction ends, nobody else writes lots. */
export async function holdPages(db: Writing): Promise<void> {
  for (const source of SOURCES) await sql`select pg_advisory_xact_lock(${LOCKS.page(source)})`.execute(db)
}
