// The one PostgreSQL of development and the demo: kept in .data, and started unless it runs already.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createDatabase, dropDatabase } from '@tendertap/server/db/roles'
import { asSuperuser, startLocalPostgres, type LocalPostgres } from '@tendertap/server/testing/local-postgres'

export const DATABASE = 'tendertap'
const FOLDER = fileURLToPath(new URL('../../.data/', import.meta.url))
const PORT_FILE = `${FOLDER}postgres.port`

/** Uses the running server, or starts one and stops it afterwards. */
export async function withDevelopmentPostgres(work: (port: number) => Promise<void>): Promise<void> {
  const running = await findRunningPort()
  if (running) return work(running)
  const postgres = await startDevelopmentPostgres()
  try {
    await work(postgres.port)
  } finally {
    await postgres.stop()
  }
}

export async function startDevelopmentPostgres(): Promise<LocalPostgres> {
  if (await findRunningPort())
    throw new Error('The development database is already in use: stop the other `npm run demo` or `npm run dev` first.')
  await mkdir(FOLDER, { recursive: true })
  const postgres = await startLocalPostgres(`${FOLDER}postgres`, { durable: true })
  await writeFile(PORT_FILE, String(postgres.port))
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop()
      await rm(PORT_FILE, { force: true })
    },
  }
}

/** Creates the database if it does not exist. */
export async function ensureDatabase(port: number, name: string): Promise<void> {
  await asSuperuser(port, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount === 0) await createDatabase(client, name)
  })
}

export async function emptyDatabase(port: number, name: string): Promise<void> {
  await asSuperuser(port, async (client) => {
    await dropDatabase(client, name)
    await createDatabase(client, name)
  })
}

export async function findRunningPort(): Promise<number | null> {
  const port = Number(await readFile(PORT_FILE, 'utf8').catch(() => ''))
  if (!port) return null
  return new Promise((resolve) => {
    const probe = createConnection(port, '127.0.0.1')
    probe.once('connect', () => (probe.destroy(), resolve(port)))
    probe.once('error', () => resolve(null))
  })
}
