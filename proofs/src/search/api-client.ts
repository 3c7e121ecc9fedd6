// Calls lots/getLots as a member's browser does: over connections that stay open, with a session.
import { writeFileSync } from 'node:fs'
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Output } from '@tendertap/contract/calls/index'
import type { RoleUrls } from '@tendertap/server/db/roles'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeTenant, SECRET, makeToken } from '../guards/tenants.ts'
import type { LotQuery } from './classes.ts'
import { readProcessorSeconds } from './processor.ts'

const WATCH = './proofs/src/search/watch-statements.ts'

/** Milliseconds; all but `wall` are reported by the API process itself. */
export interface Timing {
  /** from sending the call to its answer, with the pauses for an overloaded server */
  wall: number
  /** while a statement of the call was under way */
  sql: number
  /** the same without session and transaction */
  search: number
  /** round trips that the call waited for */
  trips: number
}

export interface TimedAnswer extends Timing {
  answer(): Output<'lots/getLots'>
}

export interface ApiClient {
  statementsFile: string
  /** seconds of processor time that the API has used */
  processor(): number
  ask(query: LotQuery, options?: { record?: boolean }): Promise<TimedAnswer>
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
  const token = await makeToken(owner, await makePrincipal(owner, workspaceId, ['lead']))
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
    processor: () => readProcessorSeconds(api.pid),
    ask: (query, { record = false } = {}) => ask(agent, `${api.url}/api/lots/getLots`, token, query, record),
    close,
  }
}

interface Received {
  status: number
  timing: string
  text(): string
}

/** A server that is overloaded for longer than these pauses ends the proof. */
const OVERLOAD_PAUSES_MS = [100, 200, 400, 800, 1_600]

/** A call that an overloaded server refuses (503) is sent again after a pause. */
async function ask(agent: Agent, url: string, token: string, query: LotQuery, record: boolean): Promise<TimedAnswer> {
  const body = JSON.stringify(query)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
    ...(record && { 'x-record-statements': '1' }),
  }
  const started = performance.now()
  let received = await post(agent, url, headers, body)
  for (const pauseMs of OVERLOAD_PAUSES_MS) {
    if (!isOverloaded(received)) break
    await wait(pauseMs)
    received = await post(agent, url, headers, body)
  }
  const wall = performance.now() - started
  const { status, timing, text } = received
  if (status !== 200) throw new Error(`${status} for ${body}: ${text()}`)
  const readFigure = (name: string) => Number(new RegExp(`${name};dur=([\\d.e-]+)`).exec(timing)?.[1])
  return {
    wall,
    sql: readFigure('sql'),
    search: readFigure('search'),
    trips: readFigure('trips'),
    answer: () => JSON.parse(text()) as Output<'lots/getLots'>,
  }
}

const isOverloaded = ({ status, text }: Received) => status === 503 && text().includes('"overloaded"')

function post(agent: Agent, url: string, headers: OutgoingHttpHeaders, body: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          timing: String(response.headers['server-timing']),
          text: () => Buffer.concat(pieces).toString(),
        }),
      )
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
