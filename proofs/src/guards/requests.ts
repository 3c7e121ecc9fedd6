// A request for every call, made from the contract's examples. A new call of the contract is included by itself.
import { examples } from '@tendertap/contract/features'
import { STAND_INS, type StandIn } from '@tendertap/contract/examples/stand-ins'
import type { Path } from '@tendertap/contract/calls/index'
import { readPdf } from '@tendertap/server/testing/read-pdf'
import { readZip } from '@tendertap/server/testing/read-zip'
import type { Objects } from './tenants.ts'

export interface Answer {
  status: number
  /** the whole response: headers and body */
  received: string
  /** the body without the request's own id */
  body: string
  code: string | null
  ms: number
}

/** An answer that takes longer, even on a busy machine, will not come. */
export const TIMEOUT_MS = 60_000

const STAND_IN_BY_VALUE = new Map<unknown, StandIn>(
  Object.entries(STAND_INS).map(([name, value]) => [value, name as StandIn]),
)

/** Fields that name an object; the guards would miss an example that fills one without a stand-in. */
const OBJECT_FIELDS = new Set(['id', 'lotId', 'userId', 'workspaceId', 'subscriptionId', 'commentId'])

/** The input of an example, by default the first, with every stand-in replaced. */
export function makeInput(path: Path, replace: (standIn: StandIn) => unknown, example = 0): unknown {
  const walk = (value: unknown, field: string): unknown => {
    const standIn = STAND_IN_BY_VALUE.get(value)
    if (standIn) return replace(standIn)
    if (OBJECT_FIELDS.has(field) && value !== null && value !== undefined)
      throw new Error(`${path}: the example's ${field} is not a stand-in`)
    if (Array.isArray(value)) return value.map((item) => walk(item, ''))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, key)]))
    return value
  }
  return walk(examples[path][example]?.input, '')
}

function listStandIns(path: Path, example: number): StandIn[] {
  const found = new Set<StandIn>()
  makeInput(path, (standIn) => found.add(standIn), example)
  return [...found]
}

/** The example that names the most objects, with the stand-ins of these objects. */
export function findExampleWithObjects(path: Path): { example: number; standIns: StandIn[] } {
  const all = examples[path].map((_, example) => ({ example, standIns: listStandIns(path, example) }))
  return all.reduce((most, one) => (one.standIns.length > most.standIns.length ? one : most))
}

export function withObjects(objects: Objects): (standIn: StandIn) => unknown {
  return (standIn) => objects[standIn]
}

/**
 * On a very busy machine the API says after some seconds that it is overloaded, and has done nothing: the request is
 * sent again, for as long as an answer may take.
 */
export async function ask(...request: Parameters<typeof askOnce>): Promise<Answer> {
  const started = performance.now()
  for (;;) {
    const answer = await askOnce(...request)
    if (answer.code !== 'overloaded' || performance.now() - started > TIMEOUT_MS) return answer
  }
}

async function askOnce(
  url: string,
  path: Path,
  body: string | Uint8Array<ArrayBuffer>,
  token: string | null,
  contentType = 'application/json',
): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': contentType, ...(token !== null && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return toAnswer(response, await readText(Buffer.from(await response.arrayBuffer())), started)
}

/** What an answer says, also inside a PDF, a ZIP or a workbook, which is one. */
async function readText(bytes: Buffer): Promise<string> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return readPdf(new Uint8Array(bytes))
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return bytes.toString()
  return [...readZip(bytes)].map(([name, content]) => `${name}\n${content.toString()}`).join('\n')
}

export function toAnswer(response: Response, text: string, started: number): Answer {
  return {
    status: response.status,
    received: `${[...response.headers].join('\n')}\n${text}`,
    body: text.replace(/"requestId":"[^"]*"/, ''),
    // an answer may contain the codes of refusals, too: the audit log does
    code: response.ok ? null : (/"code":"(\w+)"/.exec(text)?.[1] ?? null),
    ms: performance.now() - started,
  }
}

/** Works on all items, several at the same time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
