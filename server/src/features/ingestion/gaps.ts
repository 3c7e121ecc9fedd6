// What could not be read and has not been read since.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Source } from '../../portals/canonical.ts'
import type { RawItem } from '../../portals/connector.ts'
import type { Writing } from './writing.ts'

const LONGEST_REASON = 1_000

export async function openItemGap(db: Writing, source: Source, stream: string, { entity, externalId }: RawItem, reason: string, at: Date): Promise<void> {
  await db
    .insertInto('sync_gap')
    .values({ source, stream, window_from: at, window_to: at, entity, external_id: externalId, reason: reason.slice(0, LONGEST_REASON), noticed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A good reading closes the gap of its item. */
export async function closeItemGaps(db: Writing, source: Source, items: readonly RawItem[], at: Date): Promise<void> {
  if (items.length === 0) return
  await sql`
    update sync_gap g set closed_at = ${at}
    from unnest(${items.map((item) => item.entity)}::text[], ${items.map((item) => item.externalId)}::text[]) as read (entity, external_id)
    where g.source = ${source} and g.closed_at is null and g.entity = read.entity and g.external_id = read.external_id`.execute(db)
}

export interface WindowGap {
  source: Source
  stream: string
  from: Date
  to: Date
  reason: string
}

export async function openWindowGap(db: Database | Writing, { source, stream, from, to, reason }: WindowGap, now: Date): Promise<void> {
  if (from >= to) return
  await db
    .insertInto('sync_gap')
    .values({ source, stream, window_from: from, window_to: to, reason: reason.slice(0, LONGEST_REASON), noticed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest one first: what is fresh is wanted first. */
export async function newestWindowGap(db: Database, source: Source, streams: readonly string[]): Promise<{ stream: string; from: Date; to: Date } | null> {
  const row = await db
    .selectFrom('sync_gap')
    .select(['stream', 'window_from as from', 'window_to as to'])
    .where('source', '=', source)
    .where('stream', 'in', streams)
    .where('closed_at', 'is', null)
    .where('external_id', 'is', null)
    .orderBy('window_to', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** This stretch has been read: gaps inside it are closed, one that reaches further back ends where it begins. */
export async function closeWindowGaps(db: Writing, source: Source, stream: string, read: { from: Date; to: Date }, now: Date): Promise<void> {
  await sql`
    update sync_gap set closed_at = case when window_from >= ${read.from} then ${now}::timestamptz end, window_to = case when window_from >= ${read.from} then window_to else ${read.from} end
    where source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_to <= ${read.to} and window_to > ${read.from}`.execute(db)
}
