// From a lot to its result: whatever people do, in whatever order and at the same time, the server does what the rules
// of the domain say.
import { randomInt } from 'node:crypto'
import { api } from '@tendertap/contract/calls/index'
import { TRANSITIONS } from '@tendertap/domain/lot-work/workflow'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { sql } from 'kysely'
import { alterSources } from '../frame/alter-source.ts'
import type { Context } from '../frame/context.ts'
import { atLeast, exactly, noBar, proof } from '../frame/proof.ts'
import { ensureCatalogueObjects } from '../guards/catalogue.ts'
import { SECRET } from '../guards/tenants.ts'
import { STEP_CALLS } from './acts.ts'
import { PLANTED, UNGUARD } from './planted.ts'
import { runModel, type ModelRun } from './run-model.ts'

const SHORT = 450
const LONG = 50_000
/** Until every step and refusal was met; far more than that takes. */
const MOST = 6_000
/** a planted bug must be noticed within so many commands */
const TO_NOTICE = 800
/** sequences at a time */
const LANES = 6
/**
 * The same sequences in every short run, so that none is red by chance: the first ones were chosen because they meet
 * every step and every refusal soon. The long form draws others each time.
 */
const SEEDS = [20261151, 20261149, 20261121, 20261135, 20261133, 20261137, 20261125, 20261142, 20261200]

/** Everything that a run must have done at least once. */
const TO_REACH: readonly string[] = [
  ...TRANSITIONS,
  'repeatedPlacement',
  'voteTender',
  'activateTender',
  'declineTender',
  'fillTenderResult',
]
/** Each refusal of each of the calls. */
const TO_REFUSE: readonly string[] = [
  ...new Set(STEP_CALLS.flatMap((path) => ['forbidden', ...api[path].refusals])),
].toSorted()

const bugs = Object.keys(PLANTED)

export const workflow = proof({
  title: 'the work on lots and tenders follows the rules of the domain',
  bars: {
    commands: {
      ...atLeast(SHORT, 'commands', 'by seven people with different roles, over HTTP'),
      long: { atLeast: LONG },
    },
    pairs: noBar('pairs', 'of them at the same time: the outcome is that of one order or the other'),
    divergences: exactly(0, 'divergences', 'of answers, records or lists from the model'),
    reached: exactly(TO_REACH.length, `of ${TO_REACH.length}`, 'steps taken at least once'),
    refused: exactly(TO_REFUSE.length, `of ${TO_REFUSE.length}`, 'refusals met at least once'),
    caught: exactly(bugs.length, `of ${bugs.length}`, 'planted bugs caught'),
    slowest: noBar('commands', 'until the last of the planted bugs was caught'),
  },
  faults: Object.fromEntries(Object.entries(PLANTED).map(([name, { words }]) => [name, words])),
  run: async (context) => {
    if (context.fault) {
      const { divergences, commands } = await runWithBug(context, await makeUnguarded(context), context.fault)
      return { divergences: divergences.length, slowest: commands }
    }
    const urls = await makeDatabase(context)
    const run = await runModel({
      url: await startApi(context, urls),
      owner: context.open(urls.owner, LANES),
      seeds: context.long ? [randomInt(1e9)] : SEEDS,
      commands: context.long ? LONG : SHORT,
      most: context.long ? LONG : MOST,
      isCovered,
      lanes: LANES,
      say: context.say,
    })
    // each bug is also a fault of its own; together they take longer than a short form may
    const caught = context.long ? await catchBugs(context) : { caught: null, slowest: null }
    return { ...report(context, run), ...caught }
  },
})

async function makeDatabase(context: Context): Promise<RoleUrls> {
  const urls = await context.database()
  await ensureCatalogueObjects(context.open(urls.owner, 1))
  return urls
}

async function makeUnguarded(context: Context): Promise<RoleUrls> {
  const urls = await makeDatabase(context)
  await sql.raw(UNGUARD).execute(context.open(urls.owner, 1))
  return urls
}

async function startApi(context: Context, urls: RoleUrls, environment: Readonly<Record<string, string>> = {}) {
  const { url } = await context.api(urls, { SESSION_SECRET: SECRET, ...environment })
  return url
}

const listRefused = (run: ModelRun) => new Set([...run.refusals].map((refusal) => refusal.split(' ')[1] ?? ''))

function isCovered(run: ModelRun): boolean {
  const refused = listRefused(run)
  return TO_REACH.every((one) => run.reached.has(one)) && TO_REFUSE.every((one) => refused.has(one))
}

function report({ say }: Context, run: ModelRun) {
  const refusals = listRefused(run)
  const [reached, refused] = [
    TO_REACH.filter((one) => run.reached.has(one)),
    TO_REFUSE.filter((one) => refusals.has(one)),
  ]
  for (const one of TO_REACH) if (!reached.includes(one)) say(`never taken: ${one}`)
  for (const one of TO_REFUSE) if (!refused.includes(one)) say(`never refused with: ${one}`)
  say(`${run.refusals.size} refusals of calls met`)
  return {
    commands: run.commands,
    pairs: run.pairs,
    divergences: run.divergences.length,
    reached: reached.length,
    refused: refused.length,
  }
}

/** Each bug in an API process of its own; `divergences` has the first one that shows it. */
async function runWithBug(context: Context, urls: RoleUrls, bug: string): Promise<ModelRun> {
  const process = await context.api(urls, {
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    ...alterSources(PLANTED[bug]?.edits ?? []),
  })
  const owner = context.open(urls.owner, 2)
  const run = await runModel({
    url: process.url,
    owner,
    seeds: SEEDS,
    commands: TO_NOTICE,
    lanes: 2,
    stopAtFirst: true,
  })
  await process.stop()
  return run
}

async function catchBugs(context: Context): Promise<{ caught: number; slowest: number }> {
  const urls = await makeUnguarded(context)
  let [caught, slowest] = [0, 0]
  const waiting = bugs.values()
  const lane = async () => {
    for (const bug of waiting) {
      const { divergences, commands } = await runWithBug(context, urls, bug)
      caught += divergences.length > 0 ? 1 : 0
      slowest = Math.max(slowest, commands)
      context.say(`${divergences.length > 0 ? `caught after ${commands} commands` : 'NOT CAUGHT'}: ${bug}`)
    }
  }
  await Promise.all([lane(), lane()])
  context.say(`caught ${caught} of ${bugs.length} planted bugs`)
  return { caught, slowest }
}
