// Plain SQL migrations, numbered, forward only. Each file runs once, in its own transaction, as the owner.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { LOCKS } from './locks.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    // two processes that start at once must not migrate side by side
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate])
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const { name, sql, checksum } of await listMigrations()) {
      const known = applied.get(name)
      if (known === checksum) continue
      if (known) throw new Error(`Migration ${name} has been changed after it was applied; write a new one instead.`)
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
        await client.query('commit')
      } catch (cause) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        })
      }
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

async function listMigrations(): Promise<{ name: string; sql: string; checksum: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
