// Lots of a portal and their search rows are written by one transaction at a time.
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import { LOCKS } from '../../../db/locks.ts'
import type { Source } from '../../../portals/canonical.ts'

/**
 * Runs `work` in a transaction that holds the page lock of the source. Polling, backfill and the reading of documents
 * may write the same tender, so they take turns, page by page.
 */
export function withPageLock<T>(
  database: Database,
  source: Source,
  work: (db: DbTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (db) => {
    // A page looks up few rows by their keys. Old statistics of a growing table must not lead to a full scan.
    await sql`select set_config('enable_seqscan', 'off', true), pg_advisory_xact_lock(${LOCKS.page(source)})`.execute(
      db,
    )
    return work(db)
  })
}

/** Keeps everybody else from writing lots until this transaction ends. */
export async function lockAllPages(db: DbTransaction): Promise<void> {
  for (const source of SOURCES) await sql`select pg_advisory_xact_lock(${LOCKS.page(source)})`.execute(db)
}
