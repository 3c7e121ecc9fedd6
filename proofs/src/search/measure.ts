// Every class of questions, bare and through the API.
import type { Context } from '../frame/context.ts'
import type { LotQuery, QueryClass } from './classes.ts'
import { asked, paced, quantile, type Door, type Run } from './door.ts'
import { bareRate } from './pgbench.ts'
import { replay, statementsOf, type bareClient, type Statement } from './statements.ts'

/** half are faster, nineteen of twenty are faster */
export interface Pace {
  p50: number
  p95: number
}

export interface Measured {
  name: string
  kind: QueryClass['kind']
  /** all statements of a call, one connection, no API */
  bare: Pace
  api: Record<1 | 8 | 32, Pace & { rate: number }>
  /** of the search alone, without what stands around every call */
  search: Pace
  trips: number
  calls: Statement[][]
}

type Bare = Awaited<ReturnType<typeof bareClient>>

const paceOf = (figures: readonly number[]): Pace => ({ p50: quantile(figures, 0.5), p95: quantile(figures, 0.95) })
const wallOf = ({ timings, rate }: Run) => ({ ...paceOf(timings.map(({ wall }) => wall)), rate })

export async function measureClass(
  door: Door,
  { client }: Bare,
  { name, kind, queries }: QueryClass,
  seconds: number,
): Promise<Measured> {
  const calls = await statementsOf(door, queries)
  const bare = paceOf(await replay(client, calls, 1))
  const alone = await asked(door, queries, 1, seconds)
  const eight = await asked(door, queries, 8, seconds)
  const many = await asked(door, queries, 32, seconds)
  return {
    name,
    kind,
    bare,
    api: { 1: wallOf(alone), 8: wallOf(eight), 32: wallOf(many) },
    search: paceOf(alone.timings.map(({ search }) => search)),
    trips: Math.max(...alone.timings.map(({ trips }) => trips)),
    calls,
  }
}

/** All classes mixed, as people would ask. */
export interface Mixed {
  /** calls a second at 32 clients */
  bare: number
  api: number
  /** pgbench, or what stood in for it */
  by: string
  /**
   * what the API adds to its own SQL while 8 clients ask in turn, so that none waits for a processor that another one
   * uses
   */
  added: Pace
  /** milliseconds of the API's processor time per call */
  processor: number
}

/** The best of three turns each, turn about: a neighbour's load must not decide. */
export async function measureMixed(
  context: Context,
  door: Door,
  bare: { url: string; options: string },
  classes: readonly QueryClass[],
  measured: readonly Measured[],
  seconds: number,
): Promise<Mixed> {
  const queries = interleaved(classes.map((one) => one.queries))
  const calls = interleaved(measured.map((one) => one.calls))
  const best: Mixed = { bare: 0, api: 0, by: '', added: { p50: Infinity, p95: Infinity }, processor: Infinity }
  for (let turn = 0; turn < 3; turn += 1) {
    const { rate, by } = await bareRate(context, bare, calls, 32, seconds)
    const many = await asked(door, queries, 32, seconds)
    const added = await addedBy(door, queries, seconds)
    best.by = by
    best.bare = Math.max(best.bare, rate)
    best.api = Math.max(best.api, many.rate)
    if (added.p95 < best.added.p95) best.added = added
    best.processor = Math.min(best.processor, many.processor)
  }
  return best
}

/** Compiles what will run often, fills caches. */
export async function warmUp(door: Door, classes: readonly QueryClass[], seconds: number): Promise<void> {
  await asked(door, interleaved(classes.map((one) => one.queries)), 8, seconds)
}

export async function addedBy(door: Door, queries: readonly LotQuery[], seconds: number): Promise<Pace> {
  const { timings } = await paced(door, queries, 8, seconds)
  return paceOf(timings.map(({ wall, sql }) => wall - sql))
}

function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
