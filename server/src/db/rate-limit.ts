// Counts attempts per key in a fixed window, in the database, so that every process sees the same count.
import { sql } from 'kysely'
import type { Database } from './database.ts'

export interface Limit {
  name: string
  attempts: number
  perSeconds: number
}

/** Counts one attempt. False when it is one too many. */
export async function withinLimit(db: Database, limit: Limit, key: string): Promise<boolean> {
  const { rows } = await sql<{ attempts: number }>`
    insert into rate_limit as r (key, attempts, window_ends_at)
    values (${`${limit.name}:${key}`}, 1, now() + make_interval(secs => ${limit.perSeconds}))
    on conflict (key) do update set
      attempts = case when r.window_ends_at <= now() then 1 else r.attempts + 1 end,
      window_ends_at = case when r.window_ends_at <= now() then excluded.window_ends_at else r.window_ends_at end
    returning attempts`.execute(db)
  return (rows[0]?.attempts ?? 0) <= limit.attempts
}

/** Forgets windows that have passed. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  await sql`delete from rate_limit where window_ends_at < now()`.execute(db)
}

/** Takes one attempt back that turned out to be legitimate. */
export async function forgiveAttempt(db: Database, limit: Limit, key: string): Promise<void> {
  await sql`update rate_limit set attempts = attempts - 1 where key = ${`${limit.name}:${key}`} and attempts > 0`.execute(
    db,
  )
}

/** Forgets the attempts of all keys that end like this. */
export async function forgetAttempts(db: Database, limit: Limit, ending: string): Promise<void> {
  await sql`delete from rate_limit
    where starts_with(key, ${`${limit.name}:`}) and right(key, ${ending.length}) = ${ending}`.execute(db)
}
