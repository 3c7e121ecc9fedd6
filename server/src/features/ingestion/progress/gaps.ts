// What could not be read and has not been read since.
import { sql } from 'kysely'
import type { Database, Writing } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { RawItem } from '../../../portals/connector.ts'

const LONGEST_REASON = 1_000

export async function openItemGap(
  db: Writing,
  source: Source,
  stream: string,
  { entity, externalId }: RawItem,
  reason: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('sync_gap')
    .values({
      source,
      stream,
      window_from: at,
      window_to: at,
      entity,
      external_id: externalId,
      reason: reason.slice(0, LONGEST_REASON),
      noticed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A good reading closes the gap of its item. */
export async function closeItemGaps(db: Writing, source: Source, items: readonly RawItem[], at: Date): Promise<void> {
  if (items.length === 0) return
  await sql`
    update sync_gap g set closed_at = ${at}
    from unnest(${items.map((item) => item.entity)}::text[], ${items.map((item) => item.externalId)}::text[]) as read (entity, external_id)
    where g.source = ${source} and g.closed_at is null and g.entity = read.entity and g.external_id = read.external_id`.execute(
    db,
  )
}

export interface WindowGap {
  source: Source
  stream: string
  from: Date
  to: Date
  reason: string
}

export async function openWindowGap(
  db: Database | Writing,
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
      reason: reason.slice(0, LONGEST_REASON),
      noticed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One that touches it grows: a list that fails for days is one gap. */
export async function widenWindowGap(db: Writing, gap: WindowGap, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update sync_gap set window_from = least(window_from, ${gap.from}), window_to = greatest(window_to, ${gap.to})
    where id = (
      select id from sync_gap where source = ${gap.source} and stream = ${gap.stream} and closed_at is null and external_id is null
        and window_from <= ${gap.to} and window_to >= ${gap.from} order by window_to desc, id limit 1)`.execute(db)
  if (!numAffectedRows) await openWindowGap(db, gap, now)
}

/** The newest one first: what is fresh is wanted first. */
export async function newestWindowGap(
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

/** How many will be tried now, and why the others will not. */
export async function openWindowGaps(
  db: Database,
  source: Source,
  now: Date,
): Promise<{ due: number; putOff: string[] }> {
  const rows = await db
    .selectFrom('sync_gap')
    .select(['reason', 'next_try_at'])
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where('external_id', 'is', null)
    .orderBy('id')
    .execute()
  const putOff = rows.filter((row) => row.next_try_at !== null && row.next_try_at > now).map((row) => row.reason)
  return { due: rows.length - putOff.length, putOff }
}

/** This stretch has been read: gaps inside it are closed, of others what lies before and after it is left. */
export async function closeWindowGaps(
  db: Writing,
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
    update sync_gap g set
      closed_at = case when not has_before and not has_after then ${now}::timestamptz end,
      window_to = case when has_before then ${read.from} else g.window_to end,
      window_from = case when has_after and not has_before then ${read.to} else g.window_from end
    from touched where touched.id = g.id`.execute(db)
}

/**
 * This stretch is a gap of its own from now on, not tried before that time: what else is missing does not wait for it.
 */
export async function putOffWindow(
  db: Writing,
  { source, stream, from, to, reason }: WindowGap,
  until: Date,
  now: Date,
): Promise<void> {
  const facts = { reason: reason.slice(0, LONGEST_REASON), next_try_at: until }
  const isAlready = await db
    .updateTable('sync_gap')
    .set(facts)
    .where(
      sql<boolean>`source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_from = ${from} and window_to = ${to}`,
    )
    .executeTakeFirst()
  if (isAlready.numUpdatedRows > 0n) return
  const { rows } = await sql<{ noticed_at: Date | null }>`
    select min(noticed_at) as noticed_at from sync_gap
    where source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_from < ${to} and window_to > ${from}`.execute(
    db,
  )
  await closeWindowGaps(db, source, stream, { from, to }, now)
  await db
    .insertInto('sync_gap')
    .values({ source, stream, window_from: from, window_to: to, noticed_at: rows[0]?.noticed_at ?? now, ...facts })
    .execute()
}

/** The operator wants them tried now. */
export async function putOffNoLonger(db: Database, source: Source): Promise<void> {
  await db
    .updateTable('sync_gap')
    .set({ next_try_at: null })
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where('next_try_at', 'is not', null)
    .execute()
}
