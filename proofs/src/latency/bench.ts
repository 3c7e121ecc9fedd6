// A simulated portal, the ingest process, a worker and a Telegram that keeps its real limits.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@tendertap/server/db/database'
import { freePort } from '@tendertap/server/testing/local-postgres'
import { startTelegram, type Telegram } from '@tendertap/simulator/telegram/telegram'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { startPortals, type SimulatedPortals } from '../ingest/portals.ts'
import { readEverything } from '../ingest/runs.ts'
import { writeProfiles } from '../percolate/profiles.ts'

const TIMEOUT_MS = 300_000

export interface Bench {
  owner: Database
  portals: SimulatedPortals
  telegram: Telegram
  /** with the ingest process, when the profiles are there */
  start(pollMs: number): Promise<void>
}

export async function openBench(
  context: Context,
  { catalogue, profiles }: { catalogue: number; profiles: number },
): Promise<Bench> {
  const portals = await startPortals(context, catalogue)
  const urls = await context.database()
  const owner = context.open(urls.owner)
  await readEverything(context, urls, portals.environment)
  await writeProfiles(owner, profiles)
  const telegram = await startTelegram({ keep: 100_000 })
  context.atEnd(() => telegram.close())
  return {
    owner,
    portals,
    telegram,
    async start(pollMs) {
      await context.worker(urls, {
        TELEGRAM_BOT_TOKEN: telegram.token,
        TELEGRAM_API_URL: telegram.apiUrl,
        NOTICES_PER_HOUR_TELEGRAM: '1000000',
      })
      await waitUntil(() => isRead(owner))
      const ingestPort = await freePort()
      await context.node(
        'server/src/processes/ingest.ts',
        {
          ...portals.environment,
          INGEST_POLL_MS: String(pollMs),
          INGESTION_DATABASE_URL: urls.ingestion,
          OPERATIONS_PORT: String(ingestPort),
        },
        `http://127.0.0.1:${ingestPort}/health/live`,
      )
    },
  }
}

const HAS_READ_ALL = sql`exists (
  select from feed_consumer where name = 'matching/percolate' and position >= (select coalesce(max(seq), 0) from change))`

/** The worker has scored all changes. */
export async function isRead(owner: Database): Promise<boolean> {
  const { rows } = await sql`select where ${HAS_READ_ALL}`.execute(owner)
  return rows.length > 0
}

/**
 * All of them are in the catalogue and scored, and nobody waits for a message. It is one statement, which sees one
 * moment: between two, the worker may score a lot, and so make somebody wait.
 */
export async function isTold(owner: Database, lots: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select where ${HAS_READ_ALL}
      and (select count(*) from lot where source = 'ows' and external_id = any(${lots})) = ${lots.length}
      and not exists (select from match_notice where noticed_at is null)
      and not exists (select from pgboss.job where name = 'matching/tellMatches' and state < 'completed')
      and not exists (select from delivery where channel = 'telegram' and state in ('queued', 'sending', 'uncertain'))`.execute(
    owner,
  )
  return rows.length > 0
}

export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await isDone())) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error('It did not come to rest in time')
    await wait(200)
  }
}
