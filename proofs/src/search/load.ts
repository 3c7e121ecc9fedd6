// Sends queries from many clients at the same time, and sums up their timings.
import { setTimeout as wait } from 'node:timers/promises'
import type { ApiClient, Timing } from './api-client.ts'
import type { LotQuery } from './classes.ts'

export interface Run {
  timings: Timing[]
  /** answers a second */
  rate: number
  /** milliseconds of the API's processor time per answer */
  processor: number
}

/** Each client sends its next query as soon as it is answered, until the time is over and each query was sent once. */
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
  const askUntilOver = async () => {
    while (next < queries.length || performance.now() - started < atLeastSeconds * 1_000) {
      const query = queries[next++ % queries.length]
      if (query) timings.push(await client.ask(query))
    }
  }
  await Promise.all(Array.from({ length: clients }, askUntilOver))
  const seconds = (performance.now() - started) / 1_000
  return {
    timings,
    rate: timings.length / seconds,
    processor: ((client.processor() - before) * 1_000) / timings.length,
  }
}

/** calls a second of one person in a hurry */
const PER_CLIENT = 5

/** Each client sends five calls a second, and not all clients at the same moment. */
export async function askAtFixedRate(
  client: ApiClient,
  queries: readonly LotQuery[],
  clients: number,
  seconds: number,
): Promise<Run> {
  const before = client.processor()
  const started = performance.now()
  const intervalMs = 1_000 / PER_CLIENT
  const asks = Array.from({ length: Math.ceil(seconds * clients * PER_CLIENT) }, async (_, index) => {
    await wait((index * intervalMs) / clients)
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
