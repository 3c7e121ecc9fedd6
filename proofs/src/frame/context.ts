// What a proof gets: PostgreSQL, databases, processes. What it starts is stopped at its end, in reverse order.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { openDatabase, type PooledDatabase } from '@tendertap/server/db/database'
import { createDatabase, dropDatabase, type RoleUrls } from '@tendertap/server/db/roles'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import {
  asSuperuser,
  freePort,
  roleUrls,
  startLocalPostgres,
  type LocalPostgres,
  type LocalSettings,
} from '@tendertap/server/testing/local-postgres'
import { SHARED_POSTGRES, TEMPLATE } from '../../../tools/proofs/shared-postgres.ts'
import { startNode, type NodeProcess } from './processes.ts'

export interface ApiProcess extends NodeProcess {
  url: string
  /** health and metrics */
  operationsUrl: string
}

export interface Context<F extends string = string> {
  long: boolean
  /** times, rates and sizes are judged: where they are not, a proof is as small and as quick as it can be */
  measuring: boolean
  fault: F | null
  /** --lots: how large a catalogue was asked for */
  lots: number | null
  /** --data: a folder with more data to measure with */
  data: string | null
  /** --keep: what takes long to make is kept in .data for the next run */
  keep: boolean
  /** An empty folder; it is removed at the end. */
  folder(): Promise<string>
  /** A separate PostgreSQL in this folder, for a proof that needs its own; stopped at the end. */
  postgres(directory: string, settings: LocalSettings): Promise<LocalPostgres>
  /**
   * An empty database with the product's tables and queues. In a run that measures, it is in a PostgreSQL that writes
   * to disk as in production; in `prove -- all`, in one that all proofs share.
   */
  database(): Promise<RoleUrls>
  /** A pool on one of its roles. */
  open(url: string, max?: number): PooledDatabase
  /**
   * A process from a TypeScript file (path from the root); it is up when it calls `process.send?.('ready')` or answers
   * 200 at `readyUrl`.
   */
  node(file: string, environment: Readonly<Record<string, string>>, readyUrl?: string): Promise<NodeProcess>
  /** One API process on a port of its own; call it twice for two. */
  api(urls: RoleUrls, environment?: Readonly<Record<string, string>>): Promise<ApiProcess>
  /** One worker, which runs the jobs; it sends to nobody unless `environment` says where. */
  worker(urls: RoleUrls, environment?: Readonly<Record<string, string>>): Promise<NodeProcess>
  postgresVersion(): string | null
  /** A line of progress. */
  say(text: string): void
  atEnd(work: () => Promise<unknown>): void
  /** Stops everything started so far, in the middle of a proof. */
  stopAll(): Promise<void>
  /** Calls `write` at the end, only when the figures are recorded. */
  onRecord(write: () => void): void
}

export interface OwnedContext<F extends string> extends Context<F> {
  /** what the processes printed, to explain a red proof */
  output(): string
  record(): void
  end(): Promise<void>
}

export function createContext<F extends string>({
  long,
  measuring,
  fault,
  lots,
  data,
  keep,
}: Pick<Context<F>, 'long' | 'measuring' | 'fault' | 'lots' | 'data' | 'keep'>): OwnedContext<F> {
  const endings: (() => Promise<unknown>)[] = []
  const atEnd = (work: () => Promise<unknown>) => void endings.push(work)
  const records: (() => void)[] = []
  let own: Promise<LocalPostgres> | undefined
  let version: string | null = null
  let ending: Promise<void> | undefined
  const processes: NodeProcess[] = []

  const stopAll = async () => {
    own = undefined
    for (let work = endings.pop(); work; work = endings.pop()) await work()
  }

  const folder = async (): Promise<string> => {
    const path = await mkdtemp(join(tmpdir(), 'tendertap-proof-'))
    atEnd(() => rm(path, { recursive: true, force: true }))
    return path
  }

  const postgres: Context['postgres'] = async (directory, settings) => {
    const started = await startLocalPostgres(directory, settings)
    atEnd(() => started.stop())
    version = await asSuperuser(
      started.port,
      async (client) =>
        (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? null,
    )
    return started
  }

  const startOwn = async () => postgres(join(await folder(), 'postgres'), { durable: measuring })

  const node: Context['node'] = async (file, environment, readyUrl) => {
    const child = await startNode(file, environment, readyUrl)
    processes.push(child)
    atEnd(() => child.stop())
    return child
  }

  return {
    long,
    measuring,
    fault,
    lots,
    data,
    keep,
    folder,
    postgres,
    atEnd,
    stopAll,
    node,
    onRecord: (write) => void records.push(write),
    record: () => records.forEach((write) => write()),
    say: (text) => console.log(`  ${text}`),
    database: async () => {
      const sharedPort = Number(process.env[SHARED_POSTGRES])
      const name = `proof_${randomUUID().replaceAll('-', '')}`
      const port = sharedPort || (await (own ??= startOwn())).port
      await asSuperuser(port, (client) => createDatabase(client, name, sharedPort ? TEMPLATE : undefined))
      atEnd(() => asSuperuser(port, (client) => dropDatabase(client, name)))
      const urls = roleUrls(port, name)
      if (!sharedPort) await prepareDatabase(urls.owner)
      return urls
    },
    open: (url, max = 4) => {
      const database = openDatabase({
        url,
        name: 'tendertap-proof',
        max,
        onError: (error) => {
          if (!ending) console.error(error.message)
        },
      })
      atEnd(() => database.destroy())
      return database
    },
    api: async (urls, environment = {}) => {
      const [port, operationsPort] = [await freePort(), await freePort()]
      const url = `http://127.0.0.1:${port}`
      const operationsUrl = `http://127.0.0.1:${operationsPort}`
      const child = await node(
        'server/src/processes/api.ts',
        {
          APPLICATION_DATABASE_URL: urls.application,
          OPERATOR_DATABASE_URL: urls.operator,
          BACKGROUND_DATABASE_URL: urls.background,
          SESSION_SECRET: 'a secret that only a proof may know',
          OPERATOR_EMAIL: 'operator@proofs.example',
          OPERATOR_DETAILS: JSON.stringify(DEMO_OPERATOR),
          PORT: String(port),
          OPERATIONS_PORT: String(operationsPort),
          PUBLIC_URL: url,
          SECOND_FACTOR_KEY: '7f'.repeat(32),
          DOCUMENTS_STORE: 'file:///nowhere',
          SUPERADMIN_SECOND_FACTOR: 'false',
          DRAIN_MS: '0',
          // the clients of a proof are one person, in a hurry, on a machine that may be busy
          CALLS_PER_SECOND: '1000000',
          SEARCHES_PER_PERSON: '1000',
          SEARCH_TIMEOUT_MS: '20000',
          EVENT_LOOP_DELAY_MS: '0',
          LOG_LEVEL: 'warn',
          ...environment,
        },
        `${operationsUrl}/health/ready`,
      )
      return { ...child, url, operationsUrl }
    },
    worker: async (urls, environment = {}) => {
      const operationsPort = await freePort()
      return node(
        'server/src/processes/worker.ts',
        {
          BACKGROUND_DATABASE_URL: urls.background,
          OPERATIONS_PORT: String(operationsPort),
          PUBLIC_URL: 'https://proofs.example',
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM_ADDRESS: 'no-reply@proofs.example',
          OPERATOR_EMAIL: 'operator@proofs.example',
          DOCUMENTS_STORE: 'file:///nowhere',
          LOG_LEVEL: 'error',
          ...environment,
        },
        `http://127.0.0.1:${operationsPort}/health/ready`,
      )
    },
    postgresVersion: () => version,
    output: () => processes.map((child) => child.output()).join(''),
    // a signal may come while the end is already under way
    end: () => (ending ??= stopAll()),
  }
}
