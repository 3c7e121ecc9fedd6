// `db` is the role `background`.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../db/database.ts'
import type { Consumer, FeedChange } from './consumer.ts'

/** A new consumer begins with what comes from now on. */
export async function registerConsumer(db: Database, name: string): Promise<void> {
  await sql`
    insert into feed_consumer (name, position) values (${name}, (select coalesce(max(seq), 0) from change))
    on conflict (name) do nothing`.execute(db)
}

/** True when something is unread and no retry is pending. */
export async function hasWork(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from feed_consumer f where name = ${name} and (retry_at is null or retry_at <= now()) and exists (select from change c where c.seq > f.position)`.execute(
    db,
  )
  return rows.length > 0
}

/** Locks the position to the end of the transaction and returns it; null while another process holds it. */
export async function lockPosition(db: DbTransaction, name: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select position from feed_consumer where name = ${name} and (retry_at is null or retry_at <= now()) for update skip locked`.execute(
    db,
  )
  return rows[0]?.position ?? null
}

// A consumer of few kinds passes over this many changes of others at once.
const LONGEST_STEP = 10_000

export interface Batch {
  changes: FeedChange[]
  /** the consumer's position once these are handled */
  end: number
}

/** Null when nothing is unread. */
export async function readBatch(
  db: DbTransaction,
  { kinds }: Pick<Consumer, 'kinds'>,
  position: number,
  limit: number,
): Promise<Batch | null> {
  const newest = await sql<{ seq: number | null }>`select max(seq) as seq from change where seq > ${position}`.execute(
    db,
  )
  const seen = newest.rows[0]?.seq
  if (!seen) return null
  // numbers are in the order of commits: nothing up to the newest one can still appear
  const reach = Math.min(seen, position + LONGEST_STEP)
  const { rows: changes } = await sql<FeedChange>`
    select seq, at, tender_id as "tenderId", lot_id as "lotId", document_id as "documentId", kind, before, after from change
    where seq > ${position} and seq <= ${reach} ${kinds ? sql`and kind = any(${kinds})` : sql``} order by seq limit ${limit}`.execute(
    db,
  )
  return { changes, end: changes.length < limit ? reach : (changes.at(-1)?.seq ?? reach) }
}

export async function savePosition(db: DbTransaction, name: string, position: number): Promise<void> {
  await db
    .updateTable('feed_consumer')
    .set({ position, updated_at: sql`now()`, failures: 0, failed_seq: null, problem: null, retry_at: null })
    .where('name', '=', name)
    .execute()
}

const LONGEST_PAUSE_SECONDS = 300

/** Waits twice as long after each failure, up to five minutes. */
export async function saveFailure(db: Database, name: string, seq: number, problem: string) {
  return db
    .updateTable('feed_consumer')
    .set({
      updated_at: sql`now()`,
      failures: sql`failures + 1`,
      failed_seq: seq,
      problem,
      retry_at: sql`now() + make_interval(secs => least(2 ^ least(failures, 10), ${LONGEST_PAUSE_SECONDS}::integer))`,
    })
    .where('name', '=', name)
    .returning(['failures', 'retry_at as retryAt'])
    .executeTakeFirst()
}

export interface ConsumerLag {
  consumer: string
  /** numbers between the consumer and the newest change */
  changes: number
  /** age of the oldest unread change */
  seconds: number
  failures: number
}

export async function listConsumerLags(db: Database): Promise<ConsumerLag[]> {
  const { rows } = await sql<ConsumerLag>`
    select f.name as consumer, f.failures,
      greatest(coalesce((select max(seq) from change), 0) - f.position, 0) as changes,
      coalesce((select greatest(extract(epoch from now() - c.at), 0)::float8 from change c where c.seq > f.position order by c.seq limit 1), 0) as seconds
    from feed_consumer f`.execute(db)
  return rows
}
