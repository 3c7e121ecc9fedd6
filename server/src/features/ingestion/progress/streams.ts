// How far each list has been read. A run has a window and the position of its next page; both are stored, so that
// another process can go on.
import { sql, type Selectable } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { SyncStream } from '../../../db/generated/schema.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Window } from '../../../portals/connector.ts'

export type Mode = 'live' | 'backfill'
export type StreamRow = Selectable<SyncStream>

export interface ListKey {
  source: Source
  stream: string
  mode: Mode
}

const matchesList = ({ source, stream, mode }: ListKey) =>
  sql<boolean>`source = ${source} and stream = ${stream} and mode = ${mode}`

/** Also stores how often the list is polled now. */
export async function loadOrCreateStream(
  db: Database,
  { source, stream, mode }: ListKey,
  pollSeconds: number,
  now: Date,
): Promise<StreamRow> {
  return db
    .insertInto('sync_stream')
    .values({ source, stream, mode, poll_seconds: pollSeconds, connected_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'stream', 'mode']).doUpdateSet({ poll_seconds: pollSeconds }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function beginRun(db: Database | DbTransaction, list: ListKey, window: Window, now: Date): Promise<void> {
  await db
    .updateTable('sync_stream')
    .set({ window_from: window.from, window_to: window.to, position: null, run_started_at: now, last_tried_at: now })
    .where(matchesList(list))
    .execute()
}

export async function saveTryTime(db: Database, list: ListKey, now: Date): Promise<void> {
  await db.updateTable('sync_stream').set({ last_tried_at: now }).where(matchesList(list)).execute()
}

/** Another process reads the list now. Thrown inside the page's transaction, so that this one saves nothing more. */
export class TakenOverError extends Error {
  override name = 'TakenOver'
}

/** Moves the position only if it is still where this run left it: another process may have taken over. */
export async function savePosition(
  db: DbTransaction,
  list: ListKey,
  window: Window,
  from: string | null,
  to: string,
): Promise<void> {
  const moved = await db
    .updateTable('sync_stream')
    .set({ position: to, failures: 0, problem: null })
    .where(matchesList(list))
    .where('window_to', '=', window.to)
    .where(sql<boolean>`position is not distinct from ${from}`)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) throw new TakenOverError(`Somebody else reads ${list.source} ${list.stream}`)
}

export async function endRun(
  db: DbTransaction,
  list: ListKey,
  window: Window,
  end: { movesWatermark: boolean; sweptAt: Date | null; now: Date },
): Promise<void> {
  const ended = await db
    .updateTable('sync_stream')
    .set({
      window_from: null,
      window_to: null,
      position: null,
      run_started_at: null,
      failures: 0,
      problem: null,
      last_good_at: end.now,
      ...(end.movesWatermark && { watermark: window.to }),
      ...(end.sweptAt && { swept_at: end.sweptAt }),
    })
    .where(matchesList(list))
    .where('window_to', '=', window.to)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw new TakenOverError(`Somebody else reads ${list.source} ${list.stream}`)
}

export async function countFailure(db: Database, list: ListKey, problem: string): Promise<number> {
  const { failures } = await db
    .updateTable('sync_stream')
    .set({ failures: sql`failures + 1`, problem })
    .where(matchesList(list))
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

/** The window has become a gap: the next run begins after it. */
export async function skipWindow(db: DbTransaction, list: ListKey, window: Window): Promise<void> {
  await db
    .updateTable('sync_stream')
    .set({
      window_from: null,
      window_to: null,
      position: null,
      run_started_at: null,
      watermark: window.to,
      failures: 0,
    })
    .where(matchesList(list))
    .execute()
}

/** Ends the run without a result: its window is stored as a gap. */
export async function clearRun(db: DbTransaction, list: ListKey): Promise<void> {
  await db
    .updateTable('sync_stream')
    .set({ window_from: null, window_to: null, position: null, run_started_at: null, failures: 0 })
    .where(matchesList(list))
    .execute()
}

/** Runs that were interrupted: their windows have not been read to the end. */
export async function listUnfinishedRuns(
  db: Database,
  source: Source,
  mode: Mode,
): Promise<{ stream: string; window: Window; position: string | null }[]> {
  const rows = await db
    .selectFrom('sync_stream')
    .select(['stream', 'window_from', 'window_to', 'position'])
    .where('source', '=', source)
    .where('mode', '=', mode)
    .where('window_to', 'is not', null)
    .execute()
  return rows.flatMap(({ stream, window_from: from, window_to: to, position }) =>
    from && to ? [{ stream, window: { from, to }, position }] : [],
  )
}
