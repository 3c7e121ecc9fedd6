// The parts of the statements about the team's work. What is counted when, and for whom: domain/team-analytics.
import { ACT_ACTIONS, type Act } from '@tendertap/domain/team-analytics/acts'
import { type FunnelStep, listProofs } from '@tendertap/domain/team-analytics/funnel'
import { STAGE_RULES, type TimedEvent, type TimedStage } from '@tendertap/domain/team-analytics/timing'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface TeamFilter {
  /** the first instant of the period and the first one after it */
  start: Date
  end: Date
  personId: string | null
}

type Part = RawBuilder<unknown>

export const isWithin = (column: string, { start, end }: TeamFilter): Part =>
  sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`

/**
 * The lots whose work was moved to another announcement, with the lot it was moved to: moved (from_lot_id, lot_id). The
 * log and the results of the work move along with it; by this, the votes on the earlier lot and its match count for the
 * later one. Only the lot that the work came from last is known: of work that was moved twice, the votes on the first
 * lot stay there. So do those on a lot that somebody took again. Materialized: it is read once, not for each vote.
 */
const withMoved = ({ owns }: Scope): Part => sql`
  with moved as materialized (
    select distinct on (k.moved_from_lot_id) k.moved_from_lot_id as from_lot_id, k.lot_id from lot_work k
    where k.moved_from_lot_id is not null and ${owns('k.workspace_id')}
      and not exists (select from lot_work o where o.lot_id = k.moved_from_lot_id and ${owns('o.workspace_id')})
    order by k.moved_from_lot_id, k.on_lot_since)`

/** Every vote: as (lot_id, user_id, at, accepted). */
export const selectVotes = (scope: Scope): Part => sql`
  ${withMoved(scope)}
  select coalesce(m.lot_id, v.lot_id) as lot_id, v.user_id, v.voted_at as at, v.accepted
  from lot_vote_log v left join moved m on m.from_lot_id = v.lot_id where ${scope.owns('v.workspace_id')}`

/** The first events of each lot, by kind: as (lot_id, at, user_id). Read in the order of an index (migration 0050). */
function selectEvent(scope: Scope, event: Exclude<TimedEvent, 'found'>): Part {
  const { owns } = scope
  if (event === 'vote' || event === 'accept')
    return sql`
      ${withMoved(scope)}
      select distinct on (coalesce(m.lot_id, f.lot_id)) coalesce(m.lot_id, f.lot_id) as lot_id, f.at, f.user_id from (
        select distinct on (v.lot_id) v.lot_id, v.seq, v.voted_at as at, v.user_id from lot_vote_log v
        where (v.accepted or ${event === 'vote'}) and ${owns('v.workspace_id')} order by v.lot_id, v.seq) f
      left join moved m on m.from_lot_id = f.lot_id order by 1, f.seq`
  if (event === 'result')
    return sql`select r.lot_id, r.filled_at as at, r.filled_by as user_id from lot_result r
      where r.version = 1 and ${owns('r.workspace_id')}`
  return sql`select distinct on (g.lot_id) g.lot_id, g.logged_at as at, g.user_id from work_log g
    where g.action = ${sql.lit(event)} and ${owns('g.workspace_id')} order by g.lot_id, g.seq`
}

/**
 * The lots that somebody voted on, took or declined, with the moment at which each came to the team's notice. The few
 * lots to which work was moved have the moments of the earlier lots added: summing all lots up takes much longer.
 */
const selectInHand = (scope: Scope): Part => sql`
  ${withMoved(scope)}
  select lot_id, least(m.matched_at, v.at, w.created_at, e.matched_at, e.voted_at) as at
  from (
    select g.lot_id, min(g.voted_at) as at from lot_vote_log g
    where ${scope.owns('g.workspace_id')} and g.lot_id not in (select from_lot_id from moved) group by g.lot_id) v
  full join (select k.lot_id, k.created_at from lot_work k where ${scope.owns('k.workspace_id')}) w using (lot_id)
  left join (select n.lot_id, n.matched_at from match_notice n where ${scope.owns('n.workspace_id')}) m using (lot_id)
  left join (
    select d.lot_id, min(n.matched_at) as matched_at, min(g.voted_at) as voted_at from moved d
    left join match_notice n on n.lot_id = d.from_lot_id and ${scope.owns('n.workspace_id')}
    left join lot_vote_log g on g.lot_id = d.from_lot_id and ${scope.owns('g.workspace_id')}
    group by d.lot_id) e using (lot_id)`

/**
 * The lots that came to the team's notice in the period, with what is recorded about them: as (lot_id, at, accepted,
 * taken, placed, won). Those that only matched are most of them, and have nothing recorded.
 */
export function selectFunnelLots(scope: Scope, filter: TeamFilter): Part {
  const { owns } = scope
  const has = (event: Exclude<TimedEvent, 'found'>, alias: string) =>
    sql`left join (${selectEvent(scope, event)}) ${sql.ref(alias)} on ${sql.ref(`${alias}.lot_id`)} = h.lot_id`
  return sql`
    select h.lot_id, h.at, accepted.lot_id is not null as accepted, taken.lot_id is not null as taken,
      placed.lot_id is not null as placed, r.lot_id is not null as won
    from (${selectInHand(scope)}) h
    ${has('accept', 'accepted')} ${has(ACT_ACTIONS.taken, 'taken')} ${has(ACT_ACTIONS.placed, 'placed')}
    left join (${selectResults(scope)}) r on r.lot_id = h.lot_id and r.final_status = 'held' and r.winner
    where ${isWithin('h.at', filter)}
    union all
    select n.lot_id, n.matched_at, false, false, false, false from match_notice n
    where ${isWithin('n.matched_at', filter)} and ${owns('n.workspace_id')}
      and not exists (select from lot_vote_log g where g.lot_id = n.lot_id and ${owns('g.workspace_id')})
      and not exists (select from lot_work k where k.lot_id = n.lot_id and ${owns('k.workspace_id')})
      and not exists (select from lot_work k where k.moved_from_lot_id = n.lot_id and ${owns('k.workspace_id')})`
}

/**
 * How each purchase ended, as it was recorded last, or as a file of past results says: as (lot_id, final_status,
 * winner, loss_reason, value, decided_at). lot_id is null for a past lot that the catalogue does not have.
 */
export const selectResults = ({ owns }: Scope): Part => sql`
  (select distinct on (r.lot_id) r.lot_id, r.final_status, r.winner, r.loss_reason,
    coalesce(w.offer_price, r.final_amount) as value, coalesce(r.results_date, r.filled_at) as decided_at
  from lot_result r join lot_work w on w.lot_id = r.lot_id and ${owns('w.workspace_id')}
  where ${owns('r.workspace_id')} order by r.lot_id, r.version desc)
  union all
  select p.lot_id, case p.outcome when 'cancelled' then 'cancelled' else 'held' end, p.outcome = 'won', p.loss_reason,
    coalesce(p.offer_price, p.final_amount), p.decided_on::timestamp at time zone 'Asia/Almaty'
  from past_result p where p.outcome <> 'not_placed' and ${owns('p.workspace_id')}
    and not exists (select from lot_result r where r.lot_id = p.lot_id and ${owns('r.workspace_id')})`

/** The lots on which a person voted or worked; for results only votes for the lot count. */
export const selectLotsOf = (scope: Scope, personId: string, onlyAccepted: boolean): Part => sql`
  select v.lot_id from (${selectVotes(scope)}) v where v.user_id = ${personId} and (v.accepted or not ${onlyAccepted})
  union
  select g.lot_id from work_log g where g.user_id = ${personId} and ${scope.owns('g.workspace_id')}`

/** Has the lot `f` of selectFunnelLots reached the step? */
export function hasReachedStep(step: FunnelStep): Part {
  const proofs = listProofs(step)
  return proofs === null
    ? sql`true`
    : sql`(${sql.join(
        proofs.map((fact) => sql.ref(`f.${fact}`)),
        sql` or `,
      )})`
}

/** The lots on which somebody did this in the period: as (lot_id, user_id, at). */
export const selectAct = (scope: Scope, filter: TeamFilter, act: Act): Part =>
  act === 'voted'
    ? sql`select v.lot_id, v.user_id, v.at from (${selectVotes(scope)}) v where ${isWithin('v.at', filter)}`
    : sql`select g.lot_id, g.user_id, g.logged_at as at from work_log g
        where ${act === 'worked' ? sql`true` : sql`g.action = ${ACT_ACTIONS[act]}`} and ${isWithin('g.logged_at', filter)} and ${scope.owns('g.workspace_id')}`

/**
 * How long each lot was at each stage that ended in the period: as (stage, lot_id, user_id, at, seconds). Each stage is
 * a join of its own, of the lots that ended it with the moments at which it may have begun; those after the end don't
 * count.
 */
export function selectTimed(scope: Scope, filter: TeamFilter, stages: readonly TimedStage[]): Part {
  const rules = stages.map((stage) => ({ stage, ...STAGE_RULES[stage] }))
  const events = [...new Set<TimedEvent>(rules.flatMap(({ from, to }) => [...from, to]))]
  const readings = events.map(
    (event) => sql`${sql.ref(event)} as (${event === 'found' ? selectInHand(scope) : selectEvent(scope, event)})`,
  )
  const timed = rules.map(({ stage, from, to }) => {
    const joins = from.map((event, place) => {
      const began = sql.ref(`began${place}`)
      return sql`left join ${sql.ref(event)} ${began} on ${began}.lot_id = ended.lot_id`
    })
    const began = from.map((_event, place) => {
      const at = sql.ref(`began${place}.at`)
      return sql`case when ${at} <= ended.at then ${at} end`
    })
    return sql`
      select ${sql.lit(stage)} as stage, ended.lot_id, ended.user_id, ended.at, coalesce(${sql.join(began)}) as began
      from ${sql.ref(to)} ended ${sql.join(joins, sql` `)} where ${isWithin('ended.at', filter)}`
  })
  return sql`
    with ${sql.join(readings)}
    select s.stage, s.lot_id, s.user_id, s.at, date_part('epoch', s.at - s.began) as seconds
    from (${sql.join(timed, sql` union all `)}) s where s.began is not null`
}
