// Gives out turns at others' services: at the portals, at Telegram and at each of its chats. Every process takes them
// from one row, so together they keep to the pace; the database's clock counts, so that theirs need not agree.
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Reserves the next turn and gives the milliseconds until then. The turn after it comes `intervalMs` later. */
export async function reserveTurn(db: Database, source: string, intervalMs: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    insert into portal_pace as pace (source, next_at) values (${source}, clock_timestamp() + make_interval(secs => ${intervalMs / 1000}::float8))
    on conflict (source) do update set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ${intervalMs / 1000}::float8)
    returning extract(epoch from next_at - clock_timestamp())::float8 * 1000 as wait`.execute(db)
  return Math.max(0, (rows[0]?.wait ?? 0) - intervalMs)
}

/** Forgets those that nobody waits for. */
export async function forgetOldTurns(db: Database): Promise<void> {
  await sql`delete from portal_pace where next_at < clock_timestamp() - interval '1 hour'`.execute(db)
}
