// A request for every call, made from the contract's examples. A new call joins the guards by being in the contract.
import { examples } from '@tendertap/contract/features'
import { STAND_INS, type StandIn } from '@tendertap/contract/examples/stand-ins'
import type { Path } from '@tendertap/contract/calls/index'
import type { Objects } from './tenants.ts'

export interface Answer {
  status: number
  /** everything that came back: headers and body */
  received: string
  /** the body without the request's own id */
  body: string
  code: string | null
  ms: number
}

const STAND_IN_OF = new Map<unknown, StandIn>(
  Object.entries(STAND_INS).map(([name, value]) => [value, name as StandIn]),
)

/** The fields by which calls name an object; an example that fills one without a stand-in would escape the guards. */
const OBJECT_FIELDS = new Set(['id', 'lotId', 'userId', 'workspaceId', 'subscriptionId'])

/** The first example's input with every stand-in replaced. */
export function inputOf(path: Path, replace: (standIn: StandIn) => unknown): unknown {
  const walk = (value: unknown, field: string): unknown => {
    const standIn = STAND_IN_OF.get(value)
    if (standIn) return replace(standIn)
    if (OBJECT_FIELDS.has(field) && value !== null && value !== undefined)
      throw new Error(`${path}: the example's ${field} is not a stand-in`)
    if (Array.isArray(value)) return value.map((item) => walk(item, ''))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, key)]))
    return value
  }
  return walk(examples[path][0].input, '')
}

export function standInsOf(path: Path): StandIn[] {
  const found = new Set<StandIn>()
  inputOf(path, (standIn) => found.add(standIn))
  return [...found]
}

export function withObjects(objects: Objects): (standIn: StandIn) => unknown {
  return (standIn) => objects[standIn]
}

export async function ask(
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
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  return {
    status: response.status,
    received: `${[...response.headers].join('\n')}\n${text}`,
    body: text.replace(/"requestId":"[^"]*"/, ''),
    // an answer may speak of refusals too: the log does
    code: response.ok ? null : (/"code":"(\w+)"/.exec(text)?.[1] ?? null),
    ms: performance.now() - started,
  }
}

/** Does all of it, so many at a time. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
