import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PooledDatabase } from '../db/database.ts'

/** How many statements wait for this table. Other databases, whose tables have the same ids, are not counted. */
export async function countBlocked(owner: PooledDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.relation = ${table}::regclass and not l.granted`.execute(owner)
  return rows[0]?.n ?? 0
}

/** Until a statement waits for this table, which the test has locked. */
export async function untilBlocked(owner: PooledDatabase, table: string): Promise<void> {
  await expect.poll(() => countBlocked(owner, table)).toBeGreaterThan(0)
}
