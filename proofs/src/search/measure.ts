// Measures every class of searches, directly on the database and through the API.
import type { Context } from '../frame/context.ts'
import type { LotQuery, QueryClass } from './classes.ts'
import type { ApiClient } from './api-client.ts'
import { askAll, askAtFixedRate, quantile, type Run } from './load.ts'
import { measureBareRate } from './pgbench.ts'
import { replay, recordStatements, type openBareClient, type Statement } from './statements.ts'

/** milliseconds: half of the calls are faster than p50, 19 of 20 are faster than p95 */
export interface Percentiles {
  p50: number
  p95: number
}

export interface Measured {
  name: string
  kind: QueryClass['kind']
  /** all statements of a call, one connection, no API */
  bare: Percentiles
  /** through the API, one client */
  api: Percentiles
  /** the same with many clients, if requested */
  crowds: Record<8 | 32, Percentiles & { rate: number }> | null
  /** of the search alone, without session and transaction */
  search: Percentiles
  trips: number
  calls: Statement[][]
}

type Bare = Awaited<ReturnType<typeof openBareClient>>

const toPercentiles = (figures: readonly number[]): Percentiles => ({
  p50: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
})
const summarizeRun = ({ timings, rate }: Run) => ({ ...toPercentiles(timings.map(({ wall }) => wall)), rate })

export async function measureClass(
  api: ApiClient,
  { client }: Bare,
  { name, kind, queries }: QueryClass,
  { seconds, withCrowds }: { seconds: number; withCrowds: boolean },
): Promise<Measured> {
  const calls = await recordStatements(api, queries)
  const bare = toPercentiles(await replay(client, calls, 1))
  const alone = await askAll(api, queries, 1, seconds)
  const crowd = async (clients: number) => summarizeRun(await askAll(api, queries, clients, seconds))
  return {
    name,
    kind,
    bare,
    api: summarizeRun(alone),
    crowds: withCrowds ? { 8: await crowd(8), 32: await crowd(32) } : null,
    search: toPercentiles(alone.timings.map(({ search }) => search)),
    trips: Math.max(...alone.timings.map(({ trips }) => trips)),
    calls,
  }
}

/** All classes mixed, as people would send them. */
export interface Mixed {
  /** calls a second at 32 clients */
  bare: number
  api: number
  /** pgbench, or its replacement */
  by: string
  /**
   * what the API adds to its own SQL while 8 clients ask at a fixed rate, so that none waits for a processor that
   * another one uses
   */
  added: Percentiles
  /** milliseconds of the API's processor time per call */
  processor: number
}

/** Takes the best of three alternating turns, so that other load on the machine does not decide. */
export async function measureMixed(
  context: Context,
  api: ApiClient,
  bare: { url: string; options: string },
  classes: readonly QueryClass[],
  measured: readonly Measured[],
  seconds: number,
): Promise<Mixed> {
  const queries = interleave(classes.map((one) => one.queries))
  const calls = interleave(measured.map((one) => one.calls))
  const best: Mixed = { bare: 0, api: 0, by: '', added: { p50: Infinity, p95: Infinity }, processor: Infinity }
  for (let turn = 0; turn < 3; turn += 1) {
    const { rate, by } = await measureBareRate(context, bare, calls, 32, seconds)
    const many = await askAll(api, queries, 32, seconds)
    const added = await measureAdded(api, queries, seconds)
    best.by = by
    best.bare = Math.max(best.bare, rate)
    best.api = Math.max(best.api, many.rate)
    if (added.p95 < best.added.p95) best.added = added
    best.processor = Math.min(best.processor, many.processor)
  }
  return best
}

/** Lets the API compile its hot code and fill its caches. */
export async function warmUp(api: ApiClient, classes: readonly QueryClass[], seconds: number): Promise<void> {
  await askAll(api, interleave(classes.map((one) => one.queries)), 8, seconds)
}

async function measureAdded(api: ApiClient, queries: readonly LotQuery[], seconds: number): Promise<Percentiles> {
  const { timings } = await askAtFixedRate(api, queries, 8, seconds)
  return toPercentiles(timings.map(({ wall, sql }) => wall - sql))
}

function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
