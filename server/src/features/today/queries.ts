// The day of one person: one statement reads the lots in work once, and every group selects from them.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { TurnFacts } from '@tendertap/domain/lot-work/turn-facts'
import { TODAY } from '@tendertap/domain/seen-marks/places'
import { BURNING_HOURS, MAX_LINES, NEWS_DAYS, NEWS_KINDS, VOTE_DAYS, type NewsKind } from '@tendertap/domain/today/day'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectStage } from '../lots/stage-condition.ts'

export interface DayOf {
  userId: string
  /** sees the lots in work */
  readsWork: boolean
  /** the facts of the work records on which the next step is this person's */
  turns: readonly TurnFacts[]
  now: Date
}

/** Moments in these rows are texts as the database writes them in JSON. */
export interface LotRow {
  lotId: number
  contractNumber: string | null
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  TenderId: number
  tenderCode: string
  status: string | null
  applicationEndAt: string | null
}

export interface WorkRow extends LotRow {
  work: TurnFacts
  missingDocuments: number
}

export interface ChangeRow extends LotRow {
  kinds: NewsKind[]
  at: string
  lots: number
  isInWork: boolean
}

export interface DayRow {
  waiting: WorkRow[]
  waitingTotal: number
  burning: WorkRow[]
  burningTotal: number
  changed: ChangeRow[]
  changedTotal: number
  since: number
  newest: number
}

/** `since`: null is what the person has seen. */
export async function readDay(scope: Scope, person: DayOf, since: number | null): Promise<DayRow> {
  const { now } = person
  const left = sql`abs(extract(epoch from a.application_end_at - ${now}::timestamptz))`
  const isOver = sql`(a.application_end_at <= ${now})`
  const { rows } = await sql<DayRow>`
    with ${selectGroups(scope, person, since)}
    select (select count(*) from waiting) as "waitingTotal", (select count(*) from burning) as "burningTotal",
      (select count(*) from changed) as "changedTotal", (select seq from seen) as since,
      (select coalesce(max(c.seq), 0) from change c) as newest,
      ${selectLines(sql`waiting`, sql`${isOver} is not false, ${left}`, selectWork(scope))} as waiting,
      ${selectLines(sql`burning`, sql`${isOver} desc, ${left}`, selectWork(scope))} as burning,
      ${selectLines(sql`changed`, sql`a.seq desc`, selectChange)} as changed`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('The day has no row')
  return row
}

export async function countDay(scope: Scope, person: DayOf): Promise<{ waiting: number; changed: number }> {
  const { rows } = await sql<{ waiting: number; changed: number }>`
    with ${selectGroups(scope, person, null)}
    select (select count(*) from waiting) as waiting, (select count(*) from changed) as changed`.execute(scope.db)
  return rows[0] ?? { waiting: 0, changed: 0 }
}

/** The groups as common table expressions: waiting, burning and changed, each with a lot_id and its tender_id. */
function selectGroups(
  scope: Scope,
  { userId, readsWork, turns, now }: DayOf,
  since: number | null,
): RawBuilder<unknown> {
  const { owns } = scope
  const daysAgo = (days: number) => sql`${now}::timestamptz - ${days}::integer * interval '1 day'`
  const isNews = sql`c.seq > (select seq from seen) and c.at > greatest(o.from_at, ${daysAgo(NEWS_DAYS)}) and c.kind = any(${[...NEWS_KINDS]})`
  return sql`
    seen as materialized (
      select coalesce(${since}::bigint, (select m.seq from seen_mark m
        where m.user_id = ${userId} and m.place = ${TODAY} and ${owns('m.workspace_id')}), 0) as seq),
    active as materialized (
      select w.lot_id, l.tender_id, t.application_end_at, w.created_at, w.status, w.offer_price is not null as has_price, ${selectStage(scope)} as stage
      from lot_work w join lot l on l.id = w.lot_id join tender t on t.id = l.tender_id
      where w.status = any(${[...ACTIVE_STATUSES]}) and ${owns('w.workspace_id')} and ${readsWork}),
    waiting as (
      select a.* from active a join json_to_recordset(${JSON.stringify(turns)}::json) as f (status text, "hasPrice" boolean, stage integer)
        on f.status = a.status and f."hasPrice" = a.has_price and f.stage = a.stage),
    burning as (
      select a.* from active a
      where a.status <> 'in_placement' and a.application_end_at <= ${now}::timestamptz + ${BURNING_HOURS}::integer * interval '1 hour'),
    concerned as materialized (
      select a.lot_id, a.tender_id, a.created_at as from_at, true as is_in_work from active a
      union all
      select v.lot_id, l.tender_id, v.created_at, false from lot_vote v join lot l on l.id = v.lot_id
      where v.user_id = ${userId} and v.created_at > ${daysAgo(VOTE_DAYS)} and ${owns('v.workspace_id')}
        and v.lot_id not in (select a.lot_id from active a)),
    concerned_tender as materialized (
      select o.tender_id, min(o.lot_id) as lot_id, count(*) as lots, min(o.from_at) as from_at, bool_or(o.is_in_work) as is_in_work, false as is_whole
      from concerned o group by o.tender_id
      union all
      select v.tender_id, (select min(l.id) from lot l where l.tender_id = v.tender_id), t.lots_count, v.created_at, false, true
      from tender_vote v join tender t on t.id = v.tender_id
      where v.user_id = ${userId} and v.created_at > ${daysAgo(VOTE_DAYS)} and ${owns('v.workspace_id')}
        and v.tender_id not in (select o.tender_id from concerned o)),
    news as (
      select o.tender_id, o.lot_id, c.seq, c.at, c.kind from concerned o join change c on c.lot_id = o.lot_id where ${isNews}
      union all
      select o.tender_id, c.lot_id, c.seq, c.at, c.kind from concerned_tender o join change c on c.tender_id = o.tender_id
      where (c.lot_id is null or o.is_whole) and ${isNews}),
    changed as (
      select coalesce(min(n.lot_id), o.lot_id) as lot_id, n.tender_id, max(n.seq) as seq, max(n.at) as at,
        array_agg(distinct n.kind) as kinds, o.is_in_work,
        case when bool_or(n.lot_id is null) then o.lots else count(distinct n.lot_id) end as lots
      from news n join concerned_tender o on o.tender_id = n.tender_id
      group by n.tender_id, o.lot_id, o.lots, o.is_in_work)`
}

/** The first lines of a group as JSON, each row of it being a. */
function selectLines(
  group: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('lotId', l.id, 'contractNumber', l.number, 'nameRu', l.name_ru,
        'nameKz', l.name_kz, 'nameEn', l.name_en, 'TenderId', l.tender_id, 'tenderCode', t.code,
        'status', case when l.withdrawn_at is null then l.status end, 'applicationEndAt', t.application_end_at, ${more})
      order by a.place), '[]')
    from (select a.*, row_number() over (order by ${order}, a.lot_id) as place from ${group} a
      order by place limit ${MAX_LINES}) a
    join lot l on l.id = a.lot_id join tender t on t.id = l.tender_id)`
}

const selectWork = ({ owns }: Scope) => sql`
  'work', json_build_object('status', a.status, 'hasPrice', a.has_price, 'stage', a.stage),
  'missingDocuments', (select count(*) from work_document m
    where m.lot_id = a.lot_id and m.required and not m.collected and m.key <> ${sql.lit(PRICE_KEY)} and ${owns('m.workspace_id')})`

const selectChange = sql`'kinds', a.kinds, 'at', a.at, 'lots', a.lots, 'isInWork', a.is_in_work`
