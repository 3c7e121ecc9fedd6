// The lots behind a figure of the team.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { TIMED_STAGES } from '@tendertap/domain/team-analytics/timing'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import {
  hasReachedStep,
  isWithin,
  selectAct,
  selectFunnelLots,
  selectLotsOf,
  selectResults,
  selectTimed,
  type TeamFilter,
} from './parts.ts'

export type Figure = ParsedInput<'analytics/getTeamLots'>['figure']

export interface LotPage {
  lotIds: number[]
  total: number
  page: number
}

/** The latest first: by when they were found, decided, or by when the stage ended or the person acted. */
export async function listLotsBehind(
  scope: Scope,
  filter: TeamFilter,
  { figure, page, limit }: { figure: Figure; page: number; limit: PageSize },
): Promise<LotPage> {
  const lots = selectLots(scope, filter, figure)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from (${lots}) b`.execute(scope.db)
  const total = counted[0]?.total ?? 0
  const shown = clampPage(page, total, limit)
  const { rows } = await sql<{ lotId: number }>`
    select b.lot_id as "lotId" from (${lots}) b
    order by b.at desc, b.lot_id limit ${limit} offset ${(shown - 1) * limit}`.execute(scope.db)
  return { lotIds: rows.map(({ lotId }) => lotId), total, page: shown }
}

/** The first of them, in the same order. */
export async function listLotIdsBehind(
  scope: Scope,
  filter: TeamFilter,
  figure: Figure,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ lotId: number }>`
    select b.lot_id as "lotId" from (${selectLots(scope, filter, figure)}) b
    order by b.at desc, b.lot_id limit ${limit}`.execute(scope.db)
  return rows.map(({ lotId }) => lotId)
}

/** Each once, as (lot_id, at). */
const selectLots = (scope: Scope, filter: TeamFilter, figure: Figure): RawBuilder<unknown> =>
  sql`select b.lot_id, max(b.at) as at from (${selectBehind(scope, filter, figure)}) b group by b.lot_id`

/** As (lot_id, at). */
function selectBehind(scope: Scope, filter: TeamFilter, figure: Figure): RawBuilder<unknown> {
  const { personId } = filter
  const isOfPerson = (column: string, onlyAccepted: boolean) =>
    personId === null ? sql`true` : sql`${sql.ref(column)} in (${selectLotsOf(scope, personId, onlyAccepted)})`
  const isBy = personId === null ? sql`true` : sql`a.user_id = ${personId}`
  const ended = sql`select r.lot_id, r.decided_at as at from (${selectResults(scope)}) r
    where r.lot_id is not null and ${isWithin('r.decided_at', filter)} and ${isOfPerson('r.lot_id', true)}`
  if (figure.kind === 'funnel')
    return sql`select f.lot_id, f.at from (${selectFunnelLots(scope, filter)}) f
      where ${isOfPerson('f.lot_id', false)} and ${hasReachedStep(figure.step)}`
  if (figure.kind === 'stage')
    return sql`select a.lot_id, a.at from (${selectTimed(scope, filter, figure.stage === null ? TIMED_STAGES : [figure.stage])}) a where ${isBy}`
  if (figure.kind === 'act')
    return sql`select a.lot_id, a.at from (${selectAct(scope, filter, figure.act)}) a where ${isBy}`
  if (figure.kind === 'loss')
    return sql`${ended} and r.final_status = 'held' and not r.winner and r.loss_reason is not distinct from ${figure.reason}::text`
  if (figure.outcome === 'decided') return sql`${ended} and r.final_status = 'held'`
  if (figure.outcome === 'cancelled') return sql`${ended} and r.final_status = 'cancelled'`
  return sql`${ended} and r.final_status = 'held' and r.winner = ${figure.outcome === 'won'}`
}
