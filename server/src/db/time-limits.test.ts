import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { openDatabase } from './database.ts'
import { TIME_LIMITS, toConnectionOptions } from './time-limits.ts'

const urls = await freshDatabase()
const SETTINGS = `select name, setting::int as ms from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`

test.each(Object.entries(TIME_LIMITS))('the sessions of a process have its limits: %s', async (_process, limits) => {
  const db = openDatabase({ url: urls.application, name: 'test', max: 1, limits, onError: () => undefined })
  const { rows } = await sql.raw(SETTINGS).execute(db)
  await db.destroy()
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', ms: limits.idleInTransactionMs },
    { name: 'lock_timeout', ms: limits.lockMs },
    { name: 'statement_timeout', ms: limits.statementMs },
  ])
  const client = new pg.Client({ connectionString: urls.application, options: toConnectionOptions(limits) })
  await client.connect()
  expect((await client.query(SETTINGS)).rows).toEqual(rows)
  await client.end()
})

test('a process waits for a lock longer than a hung one may hold it', () => {
  for (const { lockMs } of [TIME_LIMITS.worker, TIME_LIMITS.ingest, TIME_LIMITS.command])
    expect(lockMs).toBeGreaterThan(TIME_LIMITS.ingest.idleInTransactionMs)
})
