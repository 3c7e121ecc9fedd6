import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.ts'
import { migrate } from './migrate.ts'
import { TIME_LIMITS } from './time-limits.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('migrating again does nothing', async () => {
  const { owner } = await freshDatabase()
  expect(await migrate(owner)).toEqual([])
})

test('the generated types are those of the migrated tables (else: npm run db -- types)', async () => {
  const { owner } = await freshDatabase()
  const codegen = ['kysely-codegen', '--config-file', 'server/kysely-codegen.json', '--url', owner, '--verify']
  await expect(promisify(execFile)('npx', codegen, { cwd: root })).resolves.toBeDefined()
})

describe('a migration of a table that is in use', () => {
  const limits = { ...TIME_LIMITS.migration, lockMs: 200 }

  async function connect(url: string, name: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: name })
    // freshDatabase() ends the connections that are left
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async function prepareMigration(sql: string) {
    const urls = await freshDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'tendertap-migrations-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, '9999_test.sql'), sql)
    const [holder, reader] = [
      await connect(urls.application, 'a long report'),
      await connect(urls.application, 'a person'),
    ]
    await holder.query('begin; select from lot limit 1')
    return { urls, folder, holder, reader }
  }

  const countWaiting = async (client: pg.Client) =>
    (
      await client.query(
        `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database() and application_name = 'tendertap-migrate'`,
      )
    ).rowCount

  test('lets readers pass between its tries, and goes through when the table is free', async () => {
    const { urls, folder, holder, reader } = await prepareMigration('alter table lot add column test_column text')
    let waits = 0
    const retries = { tries: 10_000, firstPauseMs: 10, longestPauseMs: 10, onWait: () => void (waits += 1) }
    const migrated = migrate(urls.owner, { folder, limits, retries })
    for (let read = 0; read < 3; read += 1) {
      await expect.poll(() => countWaiting(holder), { interval: 5, timeout: 20_000 }).toBe(1)
      // behind a migration that waits for as long as it takes, this would wait for the holder
      await reader.query('select from lot limit 1')
    }
    expect(waits).toBeGreaterThan(0)
    await holder.query('commit')
    expect(await migrated).toEqual(['9999_test.sql'])
    await reader.query('select test_column from lot limit 1')
  })

  test('gives up after its last try and names who uses it', async () => {
    const { urls, folder } = await prepareMigration('alter table lot add column test_column text')
    const retries = { tries: 3, firstPauseMs: 1, longestPauseMs: 1 }
    await expect(migrate(urls.owner, { folder, limits, retries })).rejects.toThrow(
      /No lock after 3 tries. It is held by a long report \(session \d+ of tendertap_application\)/,
    )
  })

  test('is not tried again when it fails for another reason', async () => {
    const { urls, folder } = await prepareMigration('select 1 / 0')
    let waits = 0
    await expect(migrate(urls.owner, { folder, retries: { onWait: () => void (waits += 1) } })).rejects.toThrow(
      'Migration 9999_test.sql failed: division by zero',
    )
    expect(waits).toBe(0)
  })
})
