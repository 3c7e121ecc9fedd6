import type { FinalStatus, LossReason } from '@tendertap/domain/lot-results/results'
import { ACTS } from '@tendertap/domain/team-analytics/acts'
import type { LotsByFacts } from '@tendertap/domain/team-analytics/funnel'
import { TIMED_STAGES, type TimedStage, type Times } from '@tendertap/domain/team-analytics/timing'
import type { ResultGroup } from '@tendertap/domain/team-analytics/win-rate'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import {
  isWithin,
  selectAct,
  selectFunnelLots,
  selectLotsOf,
  selectResults,
  selectTimed,
  selectVotes,
  type TeamFilter,
} from './parts.ts'

/** The lots that came to the team's notice in the period, by what is recorded about them. */
export async function countByFacts(scope: Scope, filter: TeamFilter): Promise<LotsByFacts[]> {
  const ofPerson =
    filter.personId === null ? sql`true` : sql`f.lot_id in (${selectLotsOf(scope, filter.personId, false)})`
  const { rows } = await sql<LotsByFacts>`
    select f.accepted, f.taken, f.placed, f.won, count(*) as lots from (${selectFunnelLots(scope, filter)}) f
    where ${ofPerson} group by 1, 2, 3, 4`.execute(scope.db)
  return rows
}

interface ResultRow {
  finalStatus: FinalStatus
  winner: boolean | null
  lossReason: LossReason | null
  lots: number
  value: string | null
  unlisted: number
}

/** `unlisted`: how many of them are lots that the catalogue does not have. */
export async function groupResults(scope: Scope, filter: TeamFilter): Promise<(ResultGroup & { unlisted: number })[]> {
  const ofPerson =
    filter.personId === null ? sql`true` : sql`r.lot_id in (${selectLotsOf(scope, filter.personId, true)})`
  const { rows } = await sql<ResultRow>`
    select r.final_status as "finalStatus", r.winner, r.loss_reason as "lossReason", count(*) as lots, sum(r.value) as value,
      count(*) filter (where r.lot_id is null) as unlisted
    from (${selectResults(scope)}) r where ${isWithin('r.decided_at', filter)} and ${ofPerson}
    group by r.final_status, r.winner, r.loss_reason`.execute(scope.db)
  return rows
}

export interface MeasuredTimes {
  stages: (Times & { stage: TimedStage })[]
  /** of everybody who ended a stage in the period, by their ids */
  medians: ReadonlyMap<string, number>
}

interface TimesRow {
  stage: TimedStage | null
  userId: string | null
  times: number
  median: number
  most: number
}

/** In whole seconds. */
export async function measureTimes(scope: Scope, filter: TeamFilter): Promise<MeasuredTimes> {
  const ofPerson = filter.personId === null ? sql`true` : sql`d.user_id = ${filter.personId}`
  const summary = sql`count(*) as times, percentile_cont(array[0.5, 0.9]) within group (order by d.seconds) as shares`
  const { rows } = await sql<TimesRow>`
    with timed as materialized (${selectTimed(scope, filter, TIMED_STAGES)}),
    summed as (
      select d.stage, null::uuid as user_id, ${summary} from timed d where ${ofPerson} group by d.stage
      union all
      select null, d.user_id, ${summary} from timed d group by d.user_id)
    select stage, user_id as "userId", times, round(shares[1]::numeric)::bigint as median, round(shares[2]::numeric)::bigint as most
    from summed`.execute(scope.db)
  const stages = TIMED_STAGES.map((stage) => {
    const row = rows.find((one) => one.stage === stage)
    return { stage, times: row?.times ?? 0, median: row?.median ?? null, most: row?.most ?? null }
  })
  const medians = rows.flatMap(({ userId, median }) => (userId === null ? [] : [[userId, median] as const]))
  return { stages, medians: new Map(medians) }
}

interface Person {
  id: string
  fullName: string | null
}

export interface PersonRow extends Person {
  voted: number
  taken: number
  worked: number
  placed: number
  won: number
  lost: number
}

/** What everybody did in the period; those who did nothing are left out. */
export async function listPeople(scope: Scope, filter: TeamFilter): Promise<PersonRow[]> {
  const { db, owns } = scope
  const acts = ACTS.map(
    (act) => sql`select a.user_id, ${act}::text as act, count(*) as lots
      from (select distinct a.user_id, a.lot_id from (${selectAct(scope, filter, act)}) a) a group by a.user_id`,
  )
  const { rows } = await sql<PersonRow>`
    with ended as materialized (
      select r.lot_id, case when r.winner then 'won' else 'lost' end as act from (${selectResults(scope)}) r
      where ${isWithin('r.decided_at', filter)} and r.final_status = 'held'),
    part as (
      select v.lot_id, v.user_id from (${selectVotes(scope)}) v where v.accepted
      union all
      select g.lot_id, g.user_id from work_log g where ${owns('g.workspace_id')}),
    done as (
      ${sql.join(acts, sql` union all `)}
      union all
      select p.user_id, p.act, count(*)
      from (select distinct p.user_id, p.lot_id, e.act from ended e join part p on p.lot_id = e.lot_id) p group by 1, 2)
    select u.id, u.full_name as "fullName",
      ${sql.join([...ACTS, 'won', 'lost'].map((act) => sql`coalesce(sum(d.lots) filter (where d.act = ${act}), 0)::bigint as ${sql.ref(act)}`))}
    from done d join app_user u on u.id = d.user_id and ${owns('u.workspace_id')}
    group by u.id, u.full_name order by u.full_name, u.id`.execute(db)
  return rows
}

/** Also somebody who did nothing in the period, or has left. */
export async function findPerson({ db, owns }: Scope, personId: string | null): Promise<Person | null> {
  if (personId === null) return null
  const { rows } = await sql<Person>`
    select u.id, u.full_name as "fullName" from app_user u where u.id = ${personId} and ${owns('u.workspace_id')}`.execute(
    db,
  )
  return rows[0] ?? null
}
