// The log of runs, for the operator.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Window } from '../../../portals/connector.ts'
import type { ListKey } from './streams.ts'

export interface RunFigures {
  pages: number
  items: number
  changed: number
  failedPages: number
  problem: string | null
}

/** A run that found nothing gets no row: there is one every few seconds. */
export async function saveRun(
  db: Database | DbTransaction,
  list: ListKey,
  window: Window,
  figures: RunFigures,
  startedAt: Date,
  now: Date,
): Promise<void> {
  if (figures.changed === 0 && figures.problem === null) return
  await db
    .insertInto('sync_run')
    .values({
      ...list,
      started_at: startedAt,
      ended_at: now,
      window_from: window.from,
      window_to: window.to,
      pages: figures.pages,
      items: figures.items,
      changed: figures.changed,
      failed_pages: figures.failedPages,
      problem: figures.problem,
    })
    .execute()
}

const RUNS_KEPT_FOR = '90 days'

export async function deleteOldRuns(db: Database, now: Date): Promise<void> {
  await sql`delete from sync_run where started_at < ${now}::timestamptz - ${RUNS_KEPT_FOR}::interval`.execute(db)
}
