// A catalogue of national size and an API on it, ready to be measured.
import type { Database } from '@tendertap/server/db/database'
import { makeRandom } from '@tendertap/simulator/world/random'
import type { Context } from '../frame/context.ts'
import { nationalDatabase, type National } from '../national/database.ts'
import { drawClasses, makeWideQueries, type LotQuery, type QueryClass } from './classes.ts'
import { openApiClient, type ApiClient } from './api-client.ts'
import { measureClass, warmUp, type Measured } from './measure.ts'
import { openBareClient } from './statements.ts'
import { readWords, type Words } from './words.ts'

export interface NationalRun {
  owner: Database
  api: ApiClient
  /** how to reach the database without the API */
  bare: { url: string; options: string }
  words: Words
  classes: QueryClass[]
  /** filters whose totals are estimated */
  wide: LotQuery[]
  measure(settings: { seconds: number; withCrowds: boolean }): Promise<Measured[]>
  /** closes all connections, because a database that is in use cannot be copied */
  close(): Promise<void>
}

interface Options {
  /** per class */
  queries: number
  /** modules that the API process loads before it starts */
  preloads?: readonly string[]
  /** runs on the database before the API starts */
  before?(owner: Database): Promise<void>
}

export async function openRun(
  context: Context,
  { urls }: National,
  { queries, preloads, before }: Options,
): Promise<NationalRun> {
  const owner = context.open(urls.owner, 2)
  const words = await readWords(owner)
  const classes = await drawClasses(owner, words, queries)
  await before?.(owner)
  const api = await openApiClient(context, urls, preloads)
  const bare = await openBareClient(context, urls.application)
  const common = words.between(words.russian, 0.02, 0.3).map(({ form }) => form)
  return {
    owner,
    api,
    bare: { url: urls.application, options: bare.options },
    words,
    classes,
    wide: makeWideQueries(common, 120, makeRandom(2026, 'wide')),
    measure: async ({ seconds, withCrowds }) => {
      const measured: Measured[] = []
      await warmUp(api, classes, seconds * 4)
      for (const one of classes) {
        const figures = await measureClass(api, bare, one, { seconds, withCrowds })
        measured.push(figures)
        context.say(describe(figures))
      }
      return measured
    },
    close: async () => {
      await Promise.all([api.close(), bare.client.end(), owner.destroy()])
    },
  }
}

/** Measures another size and stops everything that was started for it. */
export async function measureSize(
  context: Context,
  lots: number,
  queries: number,
  seconds: number,
): Promise<Measured[]> {
  const national = await nationalDatabase(context, lots)
  const run = await openRun(context, national, { queries })
  const measured = await run.measure({ seconds, withCrowds: true })
  await context.stopAll()
  return measured
}

function describe({ name, bare, api, crowds, search }: Measured): string {
  const formatPercentiles = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)}/${p95.toFixed(1)}`
  const many = crowds
    ? `, 8 clients ${formatPercentiles(crowds[8])}, 32 clients ${formatPercentiles(crowds[32])} ms (${crowds[32].rate.toFixed(0)}/s)`
    : ' ms'
  return `${name.padEnd(38)} SQL ${formatPercentiles(bare)}, API ${formatPercentiles(api)}${many}; search ${formatPercentiles(search)}`
}
