// Runs the product's ingest process until everything is read, or kills it again and again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@tendertap/server/db/database'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { freePort } from '@tendertap/server/testing/local-postgres'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'

/**
 * `npm run ingest -- once`: all sources in one command, or in a long run one command per source, as docs/operations.md
 * advises for a first filling.
 */
export async function readEverything(context: Context, urls: RoleUrls, portals: Record<string, string>): Promise<void> {
  const commands = context.long ? ['ows', 'tizilim', 'epz'].map((source) => [`--source=${source}`]) : [[]]
  await Promise.all(commands.map((options) => repeatUntilRead(context, urls, portals, options)))
}

/** Repeats the command until everything has been read: with faults on, a list may need several rounds. */
async function repeatUntilRead(
  context: Context,
  urls: RoleUrls,
  portals: Record<string, string>,
  options: readonly string[],
): Promise<void> {
  for (let round = 1; ; round += 1) {
    const child = spawn(process.execPath, ['server/src/processes/ingest-command.ts', 'once', ...options], {
      env: { ...process.env, ...portals, INGESTION_DATABASE_URL: urls.ingestion },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code === 0) return
    context.say(
      `round ${round} did not read everything: ${output.join('').trim().replaceAll('\n', ' | ').slice(0, 400)}`,
    )
    if (round === 20) throw new Error(output.join(''))
  }
}

export interface Killing {
  kills: number
  /** how long the process lives after a run has begun, at random between these bounds */
  lifetimeMs: readonly [number, number]
  /** runs after each kill */
  between?: () => Promise<unknown>
}

const MAX_CHECKS = 400

/** Returns how many of the kills hit a run under way. */
export async function killWhileReading(
  context: Context,
  urls: RoleUrls,
  owner: Database,
  portals: Record<string, string>,
  { kills, lifetimeMs, between }: Killing,
): Promise<number> {
  let hits = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const operationsPort = await freePort()
    const child = await context.node(
      'server/src/processes/ingest.ts',
      { ...portals, INGESTION_DATABASE_URL: urls.ingestion, OPERATIONS_PORT: String(operationsPort) },
      `http://127.0.0.1:${operationsPort}/health/live`,
    )
    // a busy machine may need long to begin; where little is new, a run may be over before it is seen
    for (let check = 0; check < MAX_CHECKS && !(await isUnderWay(owner)); check += 1) await wait(25)
    await wait(lifetimeMs[0] + Math.random() * (lifetimeMs[1] - lifetimeMs[0]))
    await child.kill()
    if (await isUnderWay(owner)) hits += 1
    await between?.()
  }
  return hits
}

async function isUnderWay(owner: Database): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from sync_stream where window_to is not null`.execute(
    owner,
  )
  return (rows[0]?.n ?? 0) > 0
}

/** Lots per second, from the first request to the last page. */
export async function measureRate(owner: Database): Promise<number> {
  const { rows } = await sql<{ lots: number; seconds: number }>`
    select (select count(*) from lot) as lots, extract(epoch from max(ended_at) - min(started_at))::float8 as seconds from sync_run`.execute(
    owner,
  )
  return (rows[0]?.lots ?? 0) / (rows[0]?.seconds ?? Infinity)
}
