// The API as a member's browser reaches it: connections that stay open, a session, lots/getLots.
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Output } from '@tendertap/contract/calls/index'
import type { RoleUrls } from '@tendertap/server/db/roles'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeTenant, SECRET, tokenOf } from '../guards/tenants.ts'
import type { LotQuery } from './classes.ts'
import { processorSeconds } from './processor.ts'

const WATCH = './proofs/src/search/watch-statements.ts'

/** Milliseconds; what the database was asked is told by the API process itself. */
export interface Timing {
  wall: number
  /** while anything that the call asked of the database was under way */
  sql: number
  /** without what stands around every call */
  search: number
  /** round trips that the call waited for */
  trips: number
}

export interface Answered extends Timing {
  answer(): Output<'lots/getLots'>
}

export interface ApiClient {
  statementsFile: string
  /** seconds of processor time that the API has used */
  processor(): number
  ask(query: LotQuery, options?: { keep?: boolean }): Promise<Answered>
  close(): Promise<void>
}

export async function openApiClient(
  context: Context,
  urls: RoleUrls,
  preloads: readonly string[] = [],
): Promise<ApiClient> {
  const statementsFile = join(await context.folder(), 'statements')
  writeFileSync(statementsFile, '')
  const owner = context.open(urls.owner, 2)
  const { workspaceId } = await makeTenant(owner, { mark: 'search', subscribed: true })
  const token = await tokenOf(owner, await makePrincipal(owner, workspaceId, ['lead']))
  const api = await context.api(urls, {
    SESSION_SECRET: SECRET,
    NODE_OPTIONS: [WATCH, ...preloads].map((module) => `--import ${module}`).join(' '),
    STATEMENTS_FILE: statementsFile,
  })
  const agent = new Agent({ keepAlive: true })
  const close = async () => {
    agent.destroy()
    await Promise.all([api.stop(), owner.destroy()])
  }
  context.atEnd(close)
  return {
    statementsFile,
    processor: () => processorSeconds(api.pid),
    ask: (query, { keep = false } = {}) => ask(agent, `${api.url}/api/lots/getLots`, token, query, keep),
    close,
  }
}

function ask(agent: Agent, url: string, token: string, query: LotQuery, keep: boolean): Promise<Answered> {
  const body = JSON.stringify(query)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
    ...(keep && { 'x-keep-statements': '1' }),
  }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const wall = performance.now() - started
        const text = () => Buffer.concat(pieces).toString()
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} for ${body}: ${text()}`))
        const timing = response.headers['server-timing']
        const figure = (name: string) => Number(new RegExp(`${name};dur=([\\d.e-]+)`).exec(String(timing))?.[1])
        resolve({
          wall,
          sql: figure('sql'),
          search: figure('search'),
          trips: figure('trips'),
          answer: () => JSON.parse(text()) as Output<'lots/getLots'>,
        })
      })
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

export interface Run {
  timings: Timing[]
  /** answers a second */
  rate: number
  /** milliseconds of the API's processor time per answer */
  processor: number
}

/**
 * So many clients, each asking again as soon as it is answered, until the time is over and each query was asked once.
 */
export async function askAll(
  client: ApiClient,
  queries: readonly LotQuery[],
  clients: number,
  atLeastSeconds: number,
): Promise<Run> {
  const timings: Timing[] = []
  const before = client.processor()
  const started = performance.now()
  let next = 0
  const askOn = async () => {
    while (next < queries.length || performance.now() - started < atLeastSeconds * 1_000) {
      const query = queries[next++ % queries.length]
      if (query) timings.push(await client.ask(query))
    }
  }
  await Promise.all(Array.from({ length: clients }, askOn))
  const seconds = (performance.now() - started) / 1_000
  return {
    timings,
    rate: timings.length / seconds,
    processor: ((client.processor() - before) * 1_000) / timings.length,
  }
}

/** questions a second of one person in a hurry */
const PER_CLIENT = 5

/** So many clients, each asking five times a second and not all at one moment. */
export async function askInTurn(
  client: ApiClient,
  queries: readonly LotQuery[],
  clients: number,
  seconds: number,
): Promise<Run> {
  const before = client.processor()
  const started = performance.now()
  const each = 1_000 / PER_CLIENT
  const asks = Array.from({ length: Math.ceil(seconds * clients * PER_CLIENT) }, async (_, index) => {
    await wait((index * each) / clients)
    return client.ask(queries[index % queries.length] ?? {})
  })
  const timings = await Promise.all(asks)
  return {
    timings,
    rate: timings.length / ((performance.now() - started) / 1_000),
    processor: ((client.processor() - before) * 1_000) / timings.length,
  }
}

export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}
