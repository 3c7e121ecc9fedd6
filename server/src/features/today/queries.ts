// The day of one person: one statement reads the lots in work once, and every group selects from them.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { TurnByFacts, TurnFacts } from '@tendertap/domain/lot-work/turn-facts'
import type { Role } from '@tendertap/domain/roles'
import { TODAY } from '@tendertap/domain/seen-marks/places'
import {
  BURNING_HOURS,
  EXCERPT_LENGTH,
  MAX_LINES,
  MENTION_DAYS,
  NEWS_DAYS,
  VOTE_DAYS,
} from '@tendertap/domain/today/day'
import { NEWS_KINDS, type NewsKind } from '@tendertap/domain/tenders/changes'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectStage } from '../lots/stage-condition.ts'

export interface DayOf {
  userId: string
  /** sees the lots in work */
  readsWork: boolean
  /** the turns that their roles can take, by the facts of the work records that have them */
  turns: readonly TurnByFacts[]
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
  /** the person responsible, unless they have left */
  assignee: { id: string; fullName: string | null; roles: Role[] } | null
}

export interface MentionRow extends LotRow {
  commentId: string
  author: { id: string; fullName: string | null }
  excerpt: string
  at: string
  isInWork: boolean
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
  mentions: MentionRow[]
  mentionsTotal: number
  changed: ChangeRow[]
  changedTotal: number
  since: number
  newest: number
}

/** `since`: null is what the person has seen. */
export async function readDay(scope: Scope, person: DayOf, given: number | null): Promise<DayRow> {
  const { now } = person
  const since = given ?? (await findMark(scope, person.userId))
  // the nearest first, what is over from the latest
  const byEnd = sql`case when a.application_end_at > ${now} then a.application_end_at end, a.application_end_at desc`
  const isOver = sql`(a.application_end_at <= ${now})`
  const { rows } = await sql<Omit<DayRow, 'since'>>`
    with ${selectGroups(scope, person, since)}
    select (select count(*) from waiting) as "waitingTotal", (select count(*) from burning) as "burningTotal",
      (select count(*) from mentions) as "mentionsTotal",
      (select count(*) from changed) as "changedTotal", (select coalesce(max(c.seq), 0) from change c) as newest,
      ${selectWorkLines(scope, sql`waiting`, sql`a.assignee_id is distinct from ${person.userId}::uuid, ${isOver} is not false, ${byEnd}, a.lot_id`)} as waiting,
      ${selectWorkLines(scope, sql`burning`, sql`${isOver} desc, ${byEnd}, a.lot_id`)} as burning,
      ${selectMentionLines(scope)} as mentions,
      ${selectChangeLines()} as changed`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('The day has no row')
  return { ...row, since }
}

export interface DayCount {
  waiting: number
  mentions: number
  changed: number
}

export async function countDay(scope: Scope, person: DayOf): Promise<DayCount> {
  const since = await findMark(scope, person.userId)
  const { rows } = await sql<DayCount>`
    with ${selectGroups(scope, person, since)}
    select (select count(*) from waiting) as waiting, (select count(*) from mentions) as mentions,
      (select count(*) from changed) as changed`.execute(scope.db)
  return rows[0] ?? { waiting: 0, mentions: 0, changed: 0 }
}

/**
 * 0 before the first visit. A statement of its own: once the planner knows the number, it reads the few new changes, or
 * looks up those of each tender.
 */
async function findMark({ db, owns }: Scope, userId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select m.seq from seen_mark m where m.user_id = ${userId} and m.place = ${TODAY} and ${owns('m.workspace_id')}`.execute(
    db,
  )
  return rows[0]?.seq ?? 0
}

/**
 * The groups as common table expressions: the lots that wait and burn, the tenders that changed. `concerned` are the
 * lots of whose changes the person hears, each since they have to do with it; a vote on a tender as a whole concerns
 * every lot.
 */
function selectGroups(scope: Scope, { userId, readsWork, turns, now }: DayOf, since: number): RawBuilder<unknown> {
  const { owns } = scope
  const daysAgo = (days: number) => sql`${now}::timestamptz - ${days}::integer * interval '1 day'`
  return sql`
    active as materialized (
      select w.lot_id, coalesce(s.tender_id, gone.tender_id) as tender_id,
        coalesce(s.application_end_at, gone.application_end_at) as application_end_at,
        w.created_at, w.status, w.assignee_id, w.offer_price is not null as has_price, ${selectStage(scope)} as stage,
        w.lot_id in (select d.lot_id from work_document d where d.recheck_change is not null and ${owns('d.workspace_id')}) as needs_recheck
      from lot_work w
      left join lateral (select f.tender_id, f.application_end_at from lot_search f where f.lot_id = w.lot_id offset 0) s on true
      -- what the portal withdrew is not searched for
      left join lateral (select l.tender_id, t.application_end_at from lot l join tender t on t.id = l.tender_id
        where s.tender_id is null and l.id = w.lot_id offset 0) gone on true
      where w.status = any(${[...ACTIVE_STATUSES]}) and ${owns('w.workspace_id')} and ${readsWork}),
    turn as materialized (
      select * from json_to_recordset(${JSON.stringify(turns)}::json)
        as f (status text, "hasPrice" boolean, stage integer, "needsRecheck" boolean, by text[])),
    assignee as materialized (
      select u.id, u.full_name, ${selectRoles(scope)} as roles from app_user u where u.deactivated_at is null and ${owns('u.workspace_id')}),
    waiting as (
      select a.* from active a left join assignee p on p.id = a.assignee_id where exists (
        select from turn f
        where f.status = a.status and f."hasPrice" = a.has_price and f.stage = a.stage and f."needsRecheck" = a.needs_recheck
          and (p.id is null or p.id = ${userId} or not p.roles && f.by))),
    burning as (
      select a.* from active a
      where a.status <> 'in_placement' and a.application_end_at <= ${now}::timestamptz + ${BURNING_HOURS}::integer * interval '1 hour'),
    mentions as (
      select c.id as comment_id, c.lot_id, c.user_id, c.text, c.created_at from lot_comment_mention m
      join lot_comment c on c.id = m.comment_id and ${owns('c.workspace_id')}
      where m.user_id = ${userId} and c.created_at > ${daysAgo(MENTION_DAYS)} and ${owns('m.workspace_id')}
        and not exists (select from lot_comment n where n.lot_id = c.lot_id and n.user_id = ${userId} and n.deleted_at is null
          and n.created_at > c.created_at and ${owns('n.workspace_id')})),
    concerned as materialized (
      select a.lot_id, a.tender_id, a.created_at as from_at, true as is_in_work from active a
      union all
      select v.lot_id, l.tender_id, v.created_at, false from lot_vote v join lot l on l.id = v.lot_id
      where v.user_id = ${userId} and v.created_at > ${daysAgo(VOTE_DAYS)} and ${owns('v.workspace_id')}
        and v.lot_id not in (select a.lot_id from active a)),
    concerned_tender as materialized (
      select o.tender_id, min(o.lot_id) as lot_id, count(*) as lots, min(o.from_at) as from_at, bool_or(o.is_in_work) as is_in_work,
        false as is_whole
      from concerned o group by o.tender_id
      union all
      select v.tender_id, (select min(l.id) from lot l where l.tender_id = v.tender_id), t.lots_count, v.created_at, false, true
      from tender_vote v join tender t on t.id = v.tender_id
      where v.user_id = ${userId} and v.created_at > ${daysAgo(VOTE_DAYS)} and ${owns('v.workspace_id')}
        and v.tender_id not in (select o.tender_id from concerned o)),
    news as materialized (
      select c.tender_id, c.lot_id, c.seq, c.at, c.kind
      from concerned_tender o join change c on c.tender_id = o.tender_id left join concerned m on m.lot_id = c.lot_id
      where c.seq > ${since} and c.kind = any(${[...NEWS_KINDS]}) and c.at > ${daysAgo(NEWS_DAYS)}
        and (c.lot_id is null or o.is_whole or m.lot_id is not null) and c.at > coalesce(m.from_at, o.from_at)),
    changed as (select n.tender_id, max(n.seq) as seq from news n group by n.tender_id)`
}

/** The first lines of a group, in this order. */
const selectFirst = (group: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`select a.* from ${group} a order by ${order} limit ${MAX_LINES}`

/** These lines as JSON, each row being a with its lot_id. */
function selectLines(
  lines: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('lotId', l.id, 'contractNumber', l.number, 'nameRu', l.name_ru,
        'nameKz', l.name_kz, 'nameEn', l.name_en, 'TenderId', l.tender_id, 'tenderCode', t.code,
        'status', case when l.withdrawn_at is null then l.status end, 'applicationEndAt', t.application_end_at, ${more})
      order by ${order}), '[]')
    from (${lines}) a join lot l on l.id = a.lot_id join tender t on t.id = l.tender_id)`
}

function selectWorkLines({ owns }: Scope, group: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const work = sql`
    'work', json_build_object('status', a.status, 'hasPrice', a.has_price, 'stage', a.stage, 'needsRecheck', a.needs_recheck),
    'assignee', (select json_build_object('id', p.id, 'fullName', p.full_name, 'roles', p.roles) from assignee p where p.id = a.assignee_id),
    'missingDocuments', (select count(*) from work_document m
      where m.lot_id = a.lot_id and m.required and not m.collected and m.key <> ${sql.lit(PRICE_KEY)} and ${owns('m.workspace_id')})`
  return selectLines(selectFirst(group, order), order, work)
}

/** The latest first. Work on a lot is shown on its card, so that the link leads there. */
function selectMentionLines({ owns }: Scope): RawBuilder<unknown> {
  const mention = sql`
    'commentId', a.comment_id, 'excerpt', left(a.text, ${EXCERPT_LENGTH}), 'at', a.created_at,
    'author', (select json_build_object('id', u.id, 'fullName', u.full_name) from app_user u where u.id = a.user_id and ${owns('u.workspace_id')}),
    'isInWork', exists (select from active w where w.lot_id = a.lot_id)`
  const order = sql`a.created_at desc, a.comment_id`
  return selectLines(selectFirst(sql`mentions`, order), order, mention)
}

const selectRoles = ({ owns }: Scope) => sql`
  array(select r.role from user_role r where r.user_id = u.id and ${owns('r.workspace_id')})`

/** One line for each tender: what changed about it and about which of its lots. */
function selectChangeLines(): RawBuilder<unknown> {
  const lines = sql`
    select a.seq, coalesce(min(n.lot_id), min(o.lot_id)) as lot_id, max(n.at) as at, array_agg(distinct n.kind) as kinds,
      bool_or(o.is_in_work) as is_in_work,
      case when bool_or(n.lot_id is null) then min(o.lots) else count(distinct n.lot_id) end as lots
    from (${selectFirst(sql`changed`, sql`a.seq desc`)}) a
    join news n on n.tender_id = a.tender_id join concerned_tender o on o.tender_id = a.tender_id
    group by a.tender_id, a.seq`
  const change = sql`'kinds', a.kinds, 'at', a.at, 'lots', a.lots, 'isInWork', a.is_in_work`
  return selectLines(lines, sql`a.seq desc`, change)
}
