// A national catalogue with its figures, a team with work on it, an API and a worker that keeps the figures.
import { setTimeout as wait } from 'node:timers/promises'
import type { Input, Output, Path } from '@tendertap/contract/calls/index'
import type { PooledDatabase } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeTenant, makeToken, SECRET } from '../guards/tenants.ts'
import { nationalDatabase } from '../national/database.ts'
import { writeTeamWork } from './team.ts'

export interface Bench {
  owner: PooledDatabase
  ingestion: PooledDatabase
  workspaceId: string
  /** in the catalogue, with ids from 1 */
  lots: number
  /** the ids of those who worked on its lots */
  people: readonly string[]
  ask<P extends Path>(path: P, input: Input<P>): Promise<Output<P>>
  /** another API, whose heap is small: a larger one is collected late, and looks needed */
  openSmallApi(): Promise<SmallApi>
  /** until the worker has read every change */
  catchUp(): Promise<unknown>
}

export interface SmallApi {
  pid: number
  /** the answer of a call that is a file */
  save<P extends Path>(path: P, input: Input<P>): Promise<Buffer>
}

const SMALL_HEAP = '--max-old-space-size=160 --max-semi-space-size=4'

/** `altered`: the environment of processes whose sources are altered. */
export async function openBench(
  context: Context,
  lots: number,
  altered: Readonly<Record<string, string>>,
): Promise<Bench> {
  const urls = await (await nationalDatabase(context, lots)).copy()
  const owner = context.open(urls.owner)
  await addRareCases(owner)
  const started = performance.now()
  await context.worker(urls, altered)
  await waitFor(async () => (await sql`select from purchase_fact limit 1`.execute(owner)).rows.length > 0)
  context.say(`counted after ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  await sql`vacuum (analyze) purchase_fact, award_fact, market_rollup, customer_rollup, supplier_rollup`.execute(owner)
  const { workspaceId } = await makeTenant(owner, { mark: 'analytics', subscribed: true })
  const people = await writeTeamWork(owner, workspaceId)
  const token = await makeToken(owner, await makePrincipal(owner, workspaceId, ['admin']))
  const api = await context.api(urls, { SESSION_SECRET: SECRET, ...altered })
  const send = async (url: string, path: Path, input: unknown) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`)
    return response
  }
  return {
    owner,
    ingestion: context.open(urls.ingestion),
    workspaceId,
    lots,
    people,
    ask: async (path, input) => (await (await send(api.url, path, input)).json()) as never,
    openSmallApi: async () => {
      const { url, pid } = await context.api(urls, { SESSION_SECRET: SECRET, NODE_OPTIONS: SMALL_HEAP })
      return { pid, save: async (path, input) => Buffer.from(await (await send(url, path, input)).arrayBuffer()) }
    },
    catchUp: () =>
      waitFor(async () => {
        const { rows } = await sql`
          select from feed_consumer where name = 'analytics/facts' and position >= (select coalesce(max(seq), 0) from change)`.execute(
          owner,
        )
        return rows.length > 0
      }),
  }
}

/**
 * What the generated catalogue does not have: purchases that failed, were suspended or replaced, and contracts and lots
 * of unknown sums.
 */
async function addRareCases(owner: PooledDatabase): Promise<void> {
  await sql`update lot set portal_status = 'Закупка не состоялась' where id % 97 = 5 and status <> 'Отменен'`.execute(
    owner,
  )
  await sql`update lot set status = 'Отменен', portal_status = 'Приостановлен' where id % 101 = 3`.execute(owner)
  await sql`update lot set status = 'Отменен', portal_status = 'Изменена документация' where id % 103 = 9`.execute(
    owner,
  )
  await sql`update lot set amount = null where id % 89 = 7`.execute(owner)
  await sql`update award set amount = null where id % 83 = 11`.execute(owner)
}

const PATIENCE_MS = 30 * 60_000

export async function waitFor(isTrue: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await isTrue()) return true
    await wait(50)
  }
  return false
}
