// New lots find the profiles that want them at the size of the country, and every stored score can be explained.
import { createModelStore, loadModel } from '@tendertap/server/features/matching/model/model-store'
import { buildNewModel } from '@tendertap/server/features/matching/model/build'
import { matchingConsumer } from '@tendertap/server/features/matching/consumer'
import { rescoreInterest } from '@tendertap/server/features/matching/rescore'
import type { Database } from '@tendertap/server/db/database'
import { ProfileIndex, type Candidate } from '@tendertap/server/scoring/profile-index'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { loadNational } from '../national/load.ts'
import { measureOnDemand } from './on-demand.ts'
import { writeProfiles } from './profiles.ts'
import { listOpenLots, measureCandidates, measureEndToEnd, measureLatencies, warmUp } from './rates.ts'
import { countReplays } from './replays.ts'

type Fault = 'no-index' | 'rounded-apart' | 'changed-model'

interface Size {
  /** of the catalogue; a fifth of them is open, of half a million 200,000 */
  lots: number
  profiles: number
  matched: number
  latencies: number
}
/** where no times are judged */
const SMALL: Size = { lots: 5_000, profiles: 1_000, matched: 60, latencies: 0 }
const SHORT: Size = { lots: 20_000, profiles: 10_000, matched: 300, latencies: 50 }
const LONG: Size = { lots: 500_000, profiles: 100_000, matched: 2_000, latencies: 300 }

/** lots that a person opens */
const ON_DEMAND = 110

export const percolate = proof({
  title: 'new lots find the profiles that want them',
  bars: {
    profiles: noBar('profiles', 'of a tenth as many workspaces'),
    compile: measured({ ...atMost(20, 's', 'to compile and index all profiles'), long: { atMost: 90 } }),
    memory: noBar('kB', 'of memory per profile, compiled and indexed'),
    candidates: measured(atLeast(500, 'lots/s', 'whose candidates among the profiles are found, by one process')),
    perLot: { ...atMost(300, 'profiles', 'are candidates of a lot, on average'), long: { atMost: 2_000 } },
    rate: measured(
      atLeast(60, 'lots/s', 'scored, their receipts stored and their notices queued, by one process and the database'),
    ),
    matches: noBar('matches', 'per lot, on average'),
    kept: noBar('scores', 'worth keeping per lot, on average'),
    latency: measured(
      atMost(1_000, 'ms', 'from the commit of a new lot to the commit of its scores, 95 of 100, at 7 lots a second'),
    ),
    onDemand: measured(
      atMost(50, 'ms', 'to score an opened lot against the ten profiles of a workspace, over HTTP, 95 of 100'),
    ),
    rescore: measured(atMost(5, 's', 'to score one profile against all open lots, the slowest of five')),
    open: noBar('lots', 'are open'),
    sums: exactly(100, '%', 'of the stored receipts add up to their percent'),
    replayed: exactly(
      100,
      '%',
      'of the scores and vote models come out the same when made again from payload, profile, votes and model',
    ),
  },
  faults: {
    'no-index': 'every profile is a candidate of every lot',
    'rounded-apart': 'the points of a receipt are rounded each for itself',
    'changed-model': 'a model is changed after it has scored',
  },
  run: async (context: Context<Fault>) => {
    const { measuring } = context
    if (context.fault === 'changed-model') return { replayed: await countReplays(context, true) }
    const size = context.long ? LONG : measuring ? SHORT : SMALL
    const urls = await context.database()
    await loadNational(urls.owner, { lots: size.lots, now: new Date() }, (text) => context.say(text))
    const [owner, background, ingestion] = [
      context.open(urls.owner),
      context.open(urls.background),
      context.open(urls.ingestion),
    ]
    await writeProfiles(owner, size.profiles)
    const model = await loadModel(background, await buildNewModel(background))
    context.say(`${size.profiles.toLocaleString('en')} profiles, model of ${model.lots.toLocaleString('en')} lots`)
    const undo = context.fault === 'no-index' ? findEveryProfile() : () => undefined
    try {
      const lots = await listOpenLots(background, 0, size.matched + size.latencies + 20)
      const candidates = await measureCandidates(background, model, size.profiles, lots.slice(0, size.matched))
      const consumer = matchingConsumer()
      await warmUp({ background, ingestion }, consumer, lots.slice(0, 20))
      const rate = await measureEndToEnd({ background, ingestion }, consumer, lots.slice(20, 20 + size.matched))
      if (context.fault === 'no-index') return { perLot: candidates.perLot }
      if (context.fault === 'rounded-apart') {
        await roundApart(owner)
        return { sums: await measureSums(owner) }
      }
      const { kept, matches } = await countScores(owner, 20 + size.matched)
      const latencies = measuring
        ? await measureLatencies({ background, ingestion }, consumer, lots.slice(20 + size.matched))
        : []
      return {
        profiles: size.profiles,
        compile: candidates.compileSeconds,
        memory: candidates.kilobytes,
        candidates: candidates.lotsPerSecond,
        perLot: candidates.perLot,
        rate,
        matches,
        kept,
        latency: measuring ? pickPercentile(latencies, 0.95) : null,
        onDemand: measuring
          ? pickPercentile(await measureOnDemand(context, urls, owner, lots.slice(0, ON_DEMAND)), 0.95)
          : null,
        rescore: measuring ? await measureRescoring(background) : null,
        open: await countOpen(owner),
        sums: await measureSums(owner),
        replayed: await countReplays(context, false),
      }
    } finally {
      undo()
    }
  },
})

function findEveryProfile(): () => void {
  const own = ProfileIndex.prototype.findCandidates
  const all = new WeakMap<object, Candidate<unknown>[]>()
  const { set } = ProfileIndex.prototype
  ProfileIndex.prototype.set = function collect(this: ProfileIndex<unknown>, id, profile) {
    const candidates = all.get(this) ?? []
    // the slots of a new index are filled in order
    candidates.push({ id, slot: candidates.length })
    all.set(this, candidates)
    set.call(this, id, profile)
  }
  ProfileIndex.prototype.findCandidates = function listAll(this: ProfileIndex<unknown>) {
    return all.get(this) ?? []
  }
  return () => {
    ProfileIndex.prototype.findCandidates = own
    ProfileIndex.prototype.set = set
  }
}

const pickPercentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

async function countScores(db: Database, lots: number): Promise<{ kept: number; matches: number }> {
  const { rows } = await sql<{ kept: number; matches: number }>`
    select count(*) as kept, count(*) filter (where s.percent >= i.min_score) as matches
    from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id`.execute(db)
  return { kept: (rows[0]?.kept ?? 0) / lots, matches: (rows[0]?.matches ?? 0) / lots }
}

async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ lots: number }>`
    select count(*) as lots from lot_search where status = 2 and application_end_at > now()`.execute(db)
  return rows[0]?.lots ?? 0
}

async function measureRescoring(db: Database): Promise<number> {
  const models = createModelStore()
  await models.loadNewest(db)
  const { rows } = await sql<{ workspaceId: string; interestId: string }>`
    select workspace_id as "workspaceId", id as "interestId" from interest order by md5(id::text) limit 5`.execute(db)
  const seconds: number[] = []
  for (const profile of rows) {
    const started = performance.now()
    await rescoreInterest(db, models, profile)
    seconds.push((performance.now() - started) / 1_000)
  }
  return Math.max(...seconds)
}

async function measureSums(db: Database): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select 100::float8 * count(*) filter (where percent = (select sum((line->>'points')::integer) from jsonb_array_elements(receipt) as line)) / count(*) as share
    from lot_score`.execute(db)
  return rows[0]?.share ?? 0
}

/** As if each line were rounded without regard to the others. */
async function roundApart(db: Database): Promise<void> {
  await sql`
    update lot_score set receipt = (
      select jsonb_agg(case when place = 1 then jsonb_set(line, '{points}', to_jsonb((line->>'points')::integer + 1)) else line end)
      from jsonb_array_elements(receipt) with ordinality as lines (line, place))
    where lot_id % 3 = 0`.execute(db)
}
