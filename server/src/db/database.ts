// One connection pool per database role, and the typed query builder over it.
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './generated/schema.ts'
import { TIME_LIMITS, toClientSettings, type TimeLimits } from './time-limits.ts'

export type Database = Kysely<DB>
/** with the pool it takes its connections from */
export type PooledDatabase = Database & { pool: pg.Pool }
/** a transaction that the caller has opened and commits */
export type DbTransaction = Transaction<DB>

// Catalogue ids and counts stay far below 2^53; numeric stays a string, money is never a float.
const INT8 = 20
pg.types.setTypeParser(INT8, Number)

export interface PoolSettings {
  url: string
  /** shown in pg_stat_activity */
  name: string
  max: number
  /** how long a caller waits for a connection; 5 seconds by default */
  waitMs?: number
  /** those of a command by default */
  limits?: TimeLimits
  onError(error: Error): void
}

export function openDatabase({
  url,
  name,
  max,
  waitMs = 5_000,
  limits = TIME_LIMITS.command,
  onError,
}: PoolSettings): PooledDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: waitMs,
    // a statement is sent at once, without waiting for the answers to those before it
    pipeline: true,
    // JIT compilation takes longer than a search. Comparing terms costs more than the planner assumes. The threshold
    // makes «шкоф» similar to «шкаф».
    options:
      '-c jit=off -c max_parallel_workers_per_gather=0 -c cpu_operator_cost=0.02 -c pg_trgm.similarity_threshold=0.24',
    ...toClientSettings(limits),
  })
  // A connection ended by the server kills the process unless both the pool and each client listen.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  let ended: Promise<void> | null = null
  // Kysely ends only a pool that it has used itself, but read-only transactions take connections without it.
  const destroy = () => (ended ??= pool.end())
  return Object.assign(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), { pool, destroy })
}
