// Plain SQL migrations, numbered, forward only. Each file runs once, in its own transaction, as the owner.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { LOCKS } from './locks.ts'
import { LOCK_RETRIES, MIGRATION_SESSION, retryWhenLocked, type LockRetries } from './retry-when-locked.ts'
import { TIME_LIMITS, toClientSettings, type TimeLimits } from './time-limits.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

export interface MigrationSettings {
  folder?: string
  limits?: TimeLimits
  retries?: Partial<LockRetries>
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

export async function migrate(
  ownerUrl: string,
  { folder = FOLDER, limits = TIME_LIMITS.migration, retries = {} }: MigrationSettings = {},
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: MIGRATION_SESSION,
    ...toClientSettings(limits),
    // two processes that start at once must not migrate side by side, and the second one waits for the first
    lock_timeout: 0,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate])
    await client.query("select set_config('lock_timeout', $1, false)", [String(limits.lockMs)])
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const waiting = await listWaiting(client, folder)
    for (const migration of waiting)
      await retryWhenLocked(ownerUrl, { ...LOCK_RETRIES, ...retries }, () => apply(client, migration))
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function listWaiting(client: pg.Client, folder: string): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  return (await listMigrations(folder)).filter(({ name, checksum }) => {
    const known = applied.get(name)
    if (known && known !== checksum)
      throw new Error(`Migration ${name} has been changed after it was applied; write a new one instead.`)
    return !known
  })
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
