// Counts the team's work lot by lot, straight from its logs, and compares with what the screen shows.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { sql } from 'kysely'
import type { Bench } from './bench.ts'
import { STEPS } from './team.ts'
import { addCompared, compare, findQuantile, type Compared } from './compare.ts'

interface RawStep {
  lotId: number
  userId: string
  action: string
  at: Date
}

interface RawWork {
  lotId: number
  /** the work was moved from there when the purchase was announced again */
  movedFrom: number | null
  createdAt: Date
  offerPrice: string | null
}

interface RawResult {
  lotId: number
  finalAmount: string
  winner: boolean
  decidedAt: Date
  filledAt: Date
  filledBy: string
}

/** Votes are steps, too: 'accept' and 'reject'. */
async function readSteps({ owner, workspaceId }: Bench): Promise<RawStep[]> {
  const { rows } = await sql<RawStep>`
    select lot_id as "lotId", user_id as "userId", action, at from (
      select lot_id, user_id, case when accepted then 'accept' else 'reject' end as action, voted_at as at, seq
      from lot_vote_log where workspace_id = ${workspaceId}
      union all
      select lot_id, user_id, action, logged_at, seq from work_log where workspace_id = ${workspaceId}) s
    order by s.seq`.execute(owner)
  return rows
}

async function readRecords({ owner, workspaceId }: Bench) {
  const matches = await sql<{ lotId: number; at: Date }>`
    select lot_id as "lotId", matched_at as at from match_notice where workspace_id = ${workspaceId}`.execute(owner)
  const works = await sql<RawWork>`
    select lot_id as "lotId", moved_from_lot_id as "movedFrom", created_at as "createdAt", offer_price as "offerPrice"
    from lot_work where workspace_id = ${workspaceId} order by on_lot_since`.execute(owner)
  const results = await sql<RawResult>`
    select lot_id as "lotId", final_amount as "finalAmount", winner, results_date as "decidedAt", filled_at as "filledAt",
      filled_by as "filledBy" from lot_result where workspace_id = ${workspaceId}`.execute(owner)
  const byLot = <T extends { lotId: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.lotId, row]))
  return { matches: matches.rows, works: byLot(works.rows), results: byLot(results.rows) }
}

/** The lot for which the votes on each lot and its match count: the one to which the work on it was moved first. */
function findLaterLots(works: ReadonlyMap<number, RawWork>): ReadonlyMap<number, number> {
  const later = new Map<number, number>()
  for (const { lotId, movedFrom } of works.values())
    if (movedFrom !== null && !works.has(movedFrom) && !later.has(movedFrom)) later.set(movedFrom, lotId)
  return later
}

interface History {
  /** when it came to the team's notice */
  found: Date
  steps: readonly RawStep[]
  /** the first step of each kind; 'vote' is any vote, 'result' and 'won' are of the result */
  first: ReadonlyMap<string, { at: Date; userId: string }>
  work: RawWork | undefined
  result: RawResult | undefined
}

interface Records {
  lots: readonly History[]
  /** votes on a lot whose work was moved are of the lot to which it was moved */
  steps: readonly RawStep[]
}

async function readHistories(bench: Bench): Promise<Records> {
  const { matches, works, results } = await readRecords(bench)
  const later = findLaterLots(works)
  const steps = (await readSteps(bench)).map((step) => ({ ...step, lotId: later.get(step.lotId) ?? step.lotId }))
  const stepsOf = Map.groupBy(steps, ({ lotId }) => lotId)
  const matchesOf = Map.groupBy(matches, ({ lotId }) => later.get(lotId) ?? lotId)
  const lots = [...new Set([...matchesOf.keys(), ...works.keys(), ...stepsOf.keys()])].map((lotId) => {
    const own = stepsOf.get(lotId) ?? []
    const [work, result] = [works.get(lotId), results.get(lotId)]
    const first = new Map<string, { at: Date; userId: string }>()
    for (const step of own)
      for (const kind of VOTES.includes(step.action) ? [step.action, 'vote'] : [step.action])
        if (!first.has(kind)) first.set(kind, step)
    if (result) first.set('result', { at: result.filledAt, userId: result.filledBy })
    if (result?.winner) first.set('won', { at: result.decidedAt, userId: result.filledBy })
    const found = (matchesOf.get(lotId) ?? []).map(({ at }) => at)
    const moments = [...found, first.get('vote')?.at, work?.createdAt].filter((at) => at !== undefined)
    return { found: new Date(Math.min(...moments.map(Number))), steps: own, first, work, result }
  })
  return { lots, steps }
}

const VOTES = ['accept', 'reject']
const FUNNEL = ['found', 'accept', 'activateLot', 'lotPlacement', 'won']
/** From the first of these steps that a lot has, and that did not come after the end, to another. */
const STAGES: readonly [stage: string, from: readonly string[], to: string][] = [
  ['rating', ['found'], 'vote'],
  ['taking', ['accept', 'found'], 'activateLot'],
  ['pricing', ['activateLot'], 'setOfferPrice'],
  ['collecting', ['activateLot'], 'completeCollectingLotDocuments'],
  ['placing', ['completeCollectingLotDocuments'], 'lotPlacement'],
  ['confirming', ['lotPlacement'], 'completeLot'],
  ['result', ['completeLot'], 'result'],
]

type IsWithin = (at: Date) => boolean

/** How many lots reached each step of the funnel. */
function countFunnel(lots: readonly History[], isWithin: IsWithin): number[] {
  const reached = lots
    .filter(({ found }) => isWithin(found))
    .map(({ first }) => FUNNEL.findLastIndex((kind) => kind === 'found' || first.has(kind)))
  return FUNNEL.map((_kind, place) => reached.filter((furthest) => furthest >= place).length)
}

interface Timed {
  stage: string
  userId: string
  seconds: number
}

function listTimes(lots: readonly History[], isWithin: IsWithin): Timed[] {
  return lots.flatMap(({ found, first }) =>
    STAGES.flatMap(([stage, from, to]) => {
      const end = first.get(to)
      if (!end || !isWithin(end.at)) return []
      const began = from
        .map((kind) => (kind === 'found' ? found : first.get(kind)?.at))
        .find((at) => at !== undefined && at <= end.at)
      return began ? { stage, userId: end.userId, seconds: (end.at.getTime() - began.getTime()) / 1_000 } : []
    }),
  )
}

const hasTakenPart = ({ steps }: History, personId: string) =>
  steps.some(({ userId, action }) => userId === personId && action !== 'reject')

export async function compareTeam(bench: Bench, from: string, to: string): Promise<Compared> {
  const isWithin: IsWithin = (at) => {
    const month = toKazakhstanDay(at).slice(0, 7)
    return month >= from && month <= to
  }
  const { lots, steps } = await readHistories(bench)
  const funnel = countFunnel(lots, isWithin)
  const times = listTimes(lots, isWithin)
  const ended = lots.filter(({ result }) => result && isWithin(result.decidedAt))
  const [won, lost] = [true, false].map((isWon) => ended.filter(({ result }) => result?.winner === isWon)) as [
    History[],
    History[],
  ]
  const weigh = (some: readonly History[]) => ({
    lots: some.length,
    value: some.reduce((all, { work, result }) => all + Number(work?.offerPrice ?? result?.finalAmount), 0),
  })
  const summarize = (some: readonly Timed[]) => {
    const seconds = some.map((one) => one.seconds)
    return { times: seconds.length, median: findQuantile(seconds, 0.5), most: findQuantile(seconds, 0.9) }
  }
  const inPeriod = steps.filter(({ at }) => isWithin(at))
  const countLots = (personId: string, actions: readonly string[]) =>
    new Set(inPeriod.filter((step) => step.userId === personId && actions.includes(step.action)).map((s) => s.lotId))
      .size
  const shown = await bench.ask('analytics/getTeam', { from, to })
  return addCompared([
    ...shown.funnel.map(({ lots: count }, place) => compare({ count }, { count: funnel[place] })),
    ...shown.stages.map((line) => compare(line, summarize(times.filter(({ stage }) => stage === line.stage)))),
    ...shown.people.map((line) => {
      const { id } = line.person
      return compare(line, {
        voted: countLots(id, VOTES),
        worked: countLots(id, STEPS),
        taken: countLots(id, ['activateLot']),
        placed: countLots(id, ['lotPlacement']),
        won: won.filter((lot) => hasTakenPart(lot, id)).length,
        lost: lost.filter((lot) => hasTakenPart(lot, id)).length,
        median: summarize(times.filter(({ userId }) => userId === id)).median,
      })
    }),
    compare({ people: shown.people.length }, { people: new Set(inPeriod.map(({ userId }) => userId)).size }),
    compare(shown.results.won, weigh(won)),
    compare(shown.results.lost, weigh(lost)),
  ])
}
