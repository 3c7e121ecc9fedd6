// What waits for a person and what burns, of the lots in work.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { TurnByFacts, TurnFacts } from '@tendertap/domain/lot-work/turn-facts'
import type { Role } from '@tendertap/domain/roles'
import { BURNING_HOURS } from '@tendertap/domain/today/day'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectStage } from '../lots/stage-condition.ts'
import { selectFirst, selectLines, type LotRow } from './lines.ts'
import { addHours, type DayOf } from './person.ts'

export interface WorkRow extends LotRow {
  work: TurnFacts
  missingDocuments: number
  /** the person responsible, unless they have left */
  assignee: { id: string; fullName: string | null; roles: Role[] } | null
}

export interface WorkGroups {
  waiting: WorkRow[]
  waitingTotal: number
  burning: WorkRow[]
  burningTotal: number
}

/** The turns that the person's roles can take, by the facts of the work records that have them. */
type Turns = readonly TurnByFacts[]

export async function readWork(scope: Scope, person: DayOf, turns: Turns): Promise<WorkGroups> {
  const { userId, now } = person
  // the nearest first, what is over from the latest
  const byEnd = sql`case when a.application_end_at > ${now} then a.application_end_at end, a.application_end_at desc`
  const isOver = sql`(a.application_end_at <= ${now})`
  const waitingOrder = sql`a.assignee_id is distinct from ${userId}::uuid, ${isOver} is not false, ${byEnd}, a.lot_id`
  const { rows } = await sql<WorkGroups>`
    with in_work as (${selectInWork(scope, person)}),
    dated as materialized (
      select w.*, coalesce(s.application_end_at, gone.application_end_at) as application_end_at
      from in_work w
      left join lateral (select f.lot_id, f.application_end_at from lot_search f where f.lot_id = w.lot_id offset 0) s on true
      -- what the portal withdrew is not searched for
      left join lateral (select t.application_end_at from lot l join tender t on t.id = l.tender_id
        where s.lot_id is null and l.id = w.lot_id offset 0) gone on true),
    assignee as materialized (${selectAssignees(scope)}),
    turn as materialized (${selectTurns(turns)}),
    waiting as (select a.* from dated a left join assignee p on p.id = a.assignee_id where ${isTheirTurn(person)}),
    burning as (
      select a.* from dated a where a.status <> 'in_placement' and a.application_end_at <= ${addHours(now, BURNING_HOURS)})
    select (select count(*) from waiting) as "waitingTotal", (select count(*) from burning) as "burningTotal",
      ${selectWorkLines(scope, sql`waiting`, waitingOrder)} as waiting,
      ${selectWorkLines(scope, sql`burning`, sql`${isOver} desc, ${byEnd}, a.lot_id`)} as burning`.execute(scope.db)
  return rows[0] ?? { waiting: [], waitingTotal: 0, burning: [], burningTotal: 0 }
}

/** As `waitingTotal`, without looking up any deadline. */
export async function countWaiting(scope: Scope, person: DayOf, turns: Turns): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    with in_work as materialized (${selectInWork(scope, person)}),
    assignee as materialized (${selectAssignees(scope)}),
    turn as materialized (${selectTurns(turns)})
    select count(*) as waiting from in_work a left join assignee p on p.id = a.assignee_id where ${isTheirTurn(person)}`.execute(
    scope.db,
  )
  return rows[0]?.waiting ?? 0
}

/** The lots in work, with the facts on which it depends whose turn it is. */
const selectInWork = (scope: Scope, { readsWork }: DayOf) => sql`
  select w.lot_id, w.status, w.assignee_id, w.offer_price is not null as has_price, ${selectStage(scope)} as stage,
    w.lot_id in (select d.lot_id from work_document d where d.recheck_change is not null and ${scope.owns('d.workspace_id')}) as needs_recheck
  from lot_work w where w.status = any(${[...ACTIVE_STATUSES]}) and ${scope.owns('w.workspace_id')} and ${readsWork}`

const selectAssignees = ({ owns }: Scope) => sql`
  select u.id, u.full_name, array(select r.role from user_role r where r.user_id = u.id and ${owns('r.workspace_id')}) as roles
  from app_user u where u.deactivated_at is null and ${owns('u.workspace_id')}`

const selectTurns = (turns: Turns) => sql`
  select f.* from json_to_recordset(${JSON.stringify(turns)}::json)
    as f (status text, "hasPrice" boolean, stage integer, "needsRecheck" boolean, by text[])`

/** Of the lot in work `a`, for which the person `p` is responsible (`isTurnOf` in the domain). */
const isTheirTurn = ({ userId }: DayOf) => sql`exists (
  select from turn f
  where f.status = a.status and f."hasPrice" = a.has_price and f.stage = a.stage and f."needsRecheck" = a.needs_recheck
    and (p.id is null or p.id = ${userId} or not p.roles && f.by))`

function selectWorkLines({ owns }: Scope, group: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const work = sql`
    'work', json_build_object('status', a.status, 'hasPrice', a.has_price, 'stage', a.stage, 'needsRecheck', a.needs_recheck),
    'assignee', (select json_build_object('id', p.id, 'fullName', p.full_name, 'roles', p.roles) from assignee p where p.id = a.assignee_id),
    'missingDocuments', (select count(*) from work_document m
      where m.lot_id = a.lot_id and m.required and not m.collected and m.key <> ${sql.lit(PRICE_KEY)} and ${owns('m.workspace_id')})`
  return selectLines(selectFirst(group, order), order, work)
}
