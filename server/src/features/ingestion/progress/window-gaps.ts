// Windows of time that could not be read and have not been read since.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { cutReason } from './gap-reason.ts'

export interface WindowGap {
  source: Source
  stream: string
  from: Date
  to: Date
  reason: string
}

export async function openWindowGap(
  db: Database | DbTransaction,
  { source, stream, from, to, reason }: WindowGap,
  now: Date,
): Promise<void> {
  if (from >= to) return
  await db
    .insertInto('sync_gap')
    .values({
      source,
      stream,
      window_from: from,
      window_to: to,
      reason: cutReason(reason),
      noticed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Extends an open gap that touches this window, if there is one: a list that fails for days has one gap. */
export async function extendWindowGap(db: DbTransaction, gap: WindowGap, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update sync_gap set window_from = least(window_from, ${gap.from}), window_to = greatest(window_to, ${gap.to})
    where id = (
      select id from sync_gap where source = ${gap.source} and stream = ${gap.stream} and closed_at is null and external_id is null
        and window_from <= ${gap.to} and window_to >= ${gap.from} order by window_to desc, id limit 1)`.execute(db)
  if (!numAffectedRows) await openWindowGap(db, gap, now)
}

/** People need the newest tenders first. Postponed gaps are left out until their time comes. */
export async function findNewestWindowGap(
  db: Database,
  source: Source,
  streams: readonly string[],
  now: Date,
): Promise<{ stream: string; from: Date; to: Date } | null> {
  const row = await db
    .selectFrom('sync_gap')
    .select(['stream', 'window_from as from', 'window_to as to'])
    .where('source', '=', source)
    .where('stream', 'in', streams)
    .where('closed_at', 'is', null)
    .where('external_id', 'is', null)
    .where((gap) => gap.or([gap('next_try_at', 'is', null), gap('next_try_at', '<=', now)]))
    .orderBy('window_to', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** This window has been read: a gap inside it is closed, a gap that reaches beyond it keeps the rest. */
export async function closeWindowGaps(
  db: DbTransaction,
  source: Source,
  stream: string,
  read: { from: Date; to: Date },
  now: Date,
): Promise<void> {
  await sql`
    with touched as materialized (
      select id, window_from < ${read.from} as has_before, window_to > ${read.to} as has_after from sync_gap
      where source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_from < ${read.to} and window_to > ${read.from}
    ), split as (
      insert into sync_gap (source, stream, window_from, window_to, reason, noticed_at, next_try_at)
      select source, stream, ${read.to}, window_to, reason, noticed_at, next_try_at from sync_gap join touched using (id) where has_before and has_after
    )
    update sync_gap gap set
      closed_at = case when not has_before and not has_after then ${now}::timestamptz end,
      window_to = case when has_before then ${read.from} else gap.window_to end,
      window_from = case when has_after and not has_before then ${read.to} else gap.window_from end
    from touched where touched.id = gap.id`.execute(db)
}

/** The lists that have an open gap for this reason. */
export async function listStreamsWithGap(db: Database, source: Source, reason: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sync_gap')
    .select('stream')
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where('reason', '=', reason)
    .execute()
  return rows.map((row) => row.stream)
}
