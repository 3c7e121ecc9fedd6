// Announcements are changed on a simulated portal while companies work on their lots, and the worker that applies the
// changes is killed again and again. Each change must have exactly its consequences, once.
import { setTimeout as wait } from 'node:timers/promises'
import type { Consequence } from '@tendertap/domain/lot-work/consequences'
import { isActive } from '@tendertap/domain/lot-work/statuses'
import type { Database } from '@tendertap/server/db/database'
import type { ActName } from '@tendertap/simulator/portals/world/orders'
import { sql } from 'kysely'
import { atLeast, exactly, proof } from '../frame/proof.ts'
import { startPortals, type SimulatedPortals } from '../ingest/portals.ts'
import { readEverything } from '../ingest/runs.ts'
import { makeTeams, type Team } from './team.ts'

const SHORT = { lots: 60, times: 2, kills: 1 } as const
const LONG = { lots: 200, times: 25, kills: 20 } as const
/** A killed worker's job is taken over after some twenty seconds; a busy machine needs longer. */
const PATIENCE_MS = 180_000

/** What each act of the portal means for a lot that it changes, in the statuses of a lot in work. */
const EXPECTED = {
  extend: ['plan_renewed'],
  amend_lot: ['price_share_changed', 'votes_outdated'],
  replace_document: ['documents_to_recheck'],
  cancel: ['deactivation_offered'],
  // the portal also cancels the announcement that is replaced
  supersede: ['move_offered', 'deactivation_offered'],
} as const satisfies Partial<Record<ActName, readonly Consequence[]>>
type Act = keyof typeof EXPECTED
const ACTS = Object.keys(EXPECTED) as Act[]

export const consequences = proof({
  title: 'a change on the portal has exactly its consequences for votes and work',
  bars: {
    acts: {
      ...atLeast(SHORT.times * ACTS.length, 'acts', 'extended, amended, replaced, cancelled, announced again'),
      long: { atLeast: LONG.times * ACTS.length },
    },
    kills: {
      ...atLeast(SHORT.kills, 'kills', 'kill -9 of the worker meanwhile'),
      long: { atLeast: LONG.kills },
    },
    missing: exactly(0, 'consequences', 'missing on a lot of one of six companies, one in each status of the work'),
    unexpected: exactly(0, 'consequences', 'that do not follow from an act'),
    unmarked: exactly(0, 'entries', 'of a replaced document that nobody is asked to look at again'),
    reopened: exactly(0, 'entries', 'that were confirmed, and are to be looked at again after the feed was read again'),
  },
  faults: {
    'lost-jobs': 'what a killed worker had begun is forgotten',
    'forgotten-rows': 'what was applied is forgotten before the feed is read again',
  },
  run: async (context) => {
    const { lots, times, kills } = context.long ? LONG : SHORT
    const portals = await startPortals(context, lots)
    const urls = await context.database()
    const owner = context.open(urls.owner)
    const announced = await publishForEachAct(portals, times)
    await readEverything(context, urls, portals.environment)
    const teams = await makeTeams(owner)
    // a consumer that is new begins with the newest change
    const first = await context.worker(urls)
    await waitUntil(() => isIdle(owner))
    await first.stop()

    const performed = await performActs(portals, announced)
    await readEverything(context, urls, portals.environment)
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = await context.worker(urls)
      // soon, because the jobs are small
      await waitUntil(async () => (await hasJobs(owner)) || isIdle(owner), 10)
      await worker.kill()
      if (context.fault === 'lost-jobs')
        await sql`delete from pgboss.job where name = 'lot-work/applyChanges'`.execute(owner)
    }
    const last = await context.worker(urls)
    await waitUntil(() => isIdle(owner))
    const found = await listFound(owner, teams)
    const expected = await listExpected(owner, performed)
    const wanted = listWanted(expected, teams)
    const missing = [...wanted].filter((one) => !found.has(one))
    const unexpected = [...found].filter((one) => !wanted.has(one))
    for (const one of missing) context.say(`missing: ${one}`)
    for (const one of unexpected) context.say(`unexpected: ${one}`)
    const unmarked = await countUnmarked(owner, expected)
    await sql`update work_document set recheck_change = null`.execute(owner)
    await last.stop()
    if (context.fault === 'forgotten-rows') await sql`delete from lot_consequence`.execute(owner)
    await sql`update feed_consumer set position = 0 where name = 'lot-work/applyChanges'`.execute(owner)
    await context.worker(urls)
    await waitUntil(() => isIdle(owner))
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from work_document where recheck_change is not null`.execute(owner)
    return {
      acts: times * ACTS.length,
      kills,
      missing: missing.length,
      unexpected: unexpected.length,
      unmarked,
      reopened: rows[0]?.n ?? 0,
    }
  },
})

/** Announcements of the state portal with a document, as many as there are acts. */
async function publishForEachAct(portals: SimulatedPortals, times: number): Promise<Record<Act, string[]>> {
  const publish = async (): Promise<string> => {
    const { tenders, documents } = await portals.publish()
    return documents.length > 0 ? (tenders[0] ?? '') : publish()
  }
  const chosen = ACTS.map(async (act) => [act, await Promise.all(Array.from({ length: times }, publish))] as const)
  return Object.fromEntries(await Promise.all(chosen)) as Record<Act, string[]>
}

interface PerformedAct {
  act: Act
  /** the portal's id of the announcement */
  tender: string
  lots: string[]
  documents: string[]
}

async function performActs(portals: SimulatedPortals, announced: Record<Act, string[]>): Promise<PerformedAct[]> {
  const performed: PerformedAct[] = []
  for (const act of ACTS)
    for (const tender of announced[act]) {
      const { lots, documents } = await portals.perform({ act, id: tender })
      performed.push({ act, tender, lots, documents })
    }
  return performed
}

interface ExpectedChange {
  act: Act
  lotId: number
  hasDescription: boolean
}

/** Which lots each act concerns: one lot, or the announcement with all of them. */
async function listExpected(owner: Database, performed: readonly PerformedAct[]): Promise<ExpectedChange[]> {
  const expected = performed.map(async ({ act, tender, lots, documents }) => {
    const { rows } = await sql<Omit<ExpectedChange, 'act'>>`
      select l.id as "lotId", l.description_ru is not null as "hasDescription" from lot l join tender t on t.id = l.tender_id
      where t.source = 'ows' and t.external_id = ${tender}
        and (${act} <> 'amend_lot' or l.external_id = any(${lots}))
        -- the name of a document says which lot it belongs to
        and (${act} <> 'replace_document' or exists (select from document d
          where d.tender_id = t.id and d.url = any(${documents}) and coalesce(d.lot_id, l.id) = l.id))`.execute(owner)
    return rows.map((row) => ({ act, ...row }))
  })
  return (await Promise.all(expected)).flat()
}

function listWanted(expected: readonly ExpectedChange[], teams: readonly Team[]): Set<string> {
  return new Set(
    teams.flatMap(({ workspaceId, status }) =>
      expected.flatMap(({ act, lotId, hasDescription }) =>
        EXPECTED[act]
          // an amended lot has a word more in its description, if it has one
          .filter((one) => one !== 'votes_outdated' || hasDescription)
          .filter((one) => isActive(status) || (one === 'votes_outdated' && status === 'not_processed'))
          .map((one) => `${workspaceId} ${status} ${lotId} ${one}`),
      ),
    ),
  )
}

async function listFound(owner: Database, teams: readonly Team[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string; lotId: number; consequence: string }>`
    select workspace_id as "workspaceId", lot_id as "lotId", consequence from lot_consequence`.execute(owner)
  const statuses = new Map(teams.map(({ workspaceId, status }) => [workspaceId, status]))
  return new Set(
    rows.map(
      ({ workspaceId, lotId, consequence }) => `${workspaceId} ${statuses.get(workspaceId)} ${lotId} ${consequence}`,
    ),
  )
}

/** Lots in work whose technical specification was replaced, and whose entry of that name is not marked. */
async function countUnmarked(owner: Database, expected: readonly ExpectedChange[]): Promise<number> {
  const lotIds = expected.filter(({ act }) => act === 'replace_document').map(({ lotId }) => lotId)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from lot_consequence k join change c on c.seq = k.change_seq
    join work_document d on d.workspace_id = k.workspace_id and d.lot_id = k.lot_id and d.key = 'technical_specification'
    where k.lot_id = any(${lotIds}::bigint[]) and c.after::text like '%Техническая спецификация%' and d.recheck_change is null`.execute(
    owner,
  )
  return rows[0]?.n ?? 0
}

async function hasJobs(owner: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = 'lot-work/applyChanges' and state in ('created', 'retry', 'active') limit 1`.execute(
    owner,
  )
  return rows.length > 0
}

/** The consumer has read everything, and none of its jobs is waiting or under way. */
async function isIdle(owner: Database): Promise<boolean> {
  const { rows } = await sql`
    select from feed_consumer where name = 'lot-work/applyChanges' and position >= (select max(seq) from change)`.execute(
    owner,
  )
  return rows.length > 0 && !(await hasJobs(owner))
}

async function waitUntil(isDone: () => Promise<boolean>, everyMs = 100): Promise<void> {
  const started = performance.now()
  while (!(await isDone())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('The worker did not come to rest in time')
    await wait(everyMs)
  }
}
