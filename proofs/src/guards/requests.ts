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

/** An answer that has not come by then never will, however busy the machine. */
export const PATIENCE_MS = 60_000

const STAND_IN_OF = new Map<unknown, StandIn>(
  Object.entries(STAND_INS).map(([name, value]) => [value, name as StandIn]),
)

/** The fields by which calls name an object; an example that fills one without a stand-in would escape the guards. */
const OBJECT_FIELDS = new Set(['id', 'lotId', 'userId', 'workspaceId', 'subscriptionId'])

/** An example's input with every stand-in replaced; the first example unless told otherwise. */
export function inputOf(path: Path, replace: (standIn: StandIn) => unknown, example = 0): unknown {
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
  return walk(examples[path][example]?.input, '')
}

function standInsOf(path: Path, example: number): StandIn[] {
  const found = new Set<StandIn>()
  inputOf(path, (standIn) => found.add(standIn), example)
  return [...found]
}

/** The example that names the most objects, and those it names. */
export function exampleWithObjects(path: Path): { example: number; standIns: StandIn[] } {
  const all = examples[path].map((_, example) => ({ example, standIns: standInsOf(path, example) }))
  return all.reduce((most, one) => (one.standIns.length > most.standIns.length ? one : most))
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return toAnswer(response, await response.text(), started)
}

export function toAnswer(response: Response, text: string, started: number): Answer {
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
