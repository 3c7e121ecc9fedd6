// What the portal changed, since the person looked, about the lots that concern them.
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { TODAY } from '@tendertap/domain/seen-marks/places'
import { NEWS_KINDS, type NewsKind } from '@tendertap/domain/tenders/changes'
import { NEWS_DAYS, VOTE_DAYS } from '@tendertap/domain/today/day'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectFirst, selectLines, type LotRow } from './lines.ts'
import { daysBefore, type DayOf } from './person.ts'

export interface ChangeRow extends LotRow {
  kinds: NewsKind[]
  at: string
  lots: number
  isInWork: boolean
}

export interface News {
  changed: ChangeRow[]
  changedTotal: number
  since: number
  newest: number
}

/** `given`: the change since which the page tells; without it, what the person has seen. */
export async function readNews(scope: Scope, person: DayOf, given: number | null): Promise<News> {
  const since = given ?? (await findMark(scope, person.userId))
  const { rows } = await sql<Omit<News, 'since'>>`
    with ${selectNews(scope, person, since)}
    select (select count(*) from changed) as "changedTotal", (select coalesce(max(c.seq), 0) from change c) as newest,
      ${selectChangeLines()} as changed`.execute(scope.db)
  return { ...(rows[0] ?? { changed: [], changedTotal: 0, newest: 0 }), since }
}

export async function countChanged(scope: Scope, person: DayOf): Promise<number> {
  const since = await findMark(scope, person.userId)
  const { rows } = await sql<{ changed: number }>`
    with ${selectNews(scope, person, since)} select count(*) as changed from changed`.execute(scope.db)
  return rows[0]?.changed ?? 0
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
 * As common table expressions. `concerned` are the lots of whose changes the person hears, each since they have to do
 * with it; without a lot it is the whole tender, because the person voted on it as a whole. `changed` are the tenders.
 */
function selectNews({ owns }: Scope, { userId, readsWork, now }: DayOf, since: number): RawBuilder<unknown> {
  const isInWork = sql`w.status = any(${[...ACTIVE_STATUSES]}) and ${owns('w.workspace_id')} and ${readsWork}`
  const hasVoted = sql`v.user_id = ${userId} and v.created_at > ${daysBefore(now, VOTE_DAYS)} and ${owns('v.workspace_id')}`
  return sql`
    concerned as (
      select w.lot_id, l.tender_id, w.created_at as from_at, true as is_in_work from lot_work w
      join lot l on l.id = w.lot_id where ${isInWork}
      union all
      select v.lot_id, l.tender_id, v.created_at, false from lot_vote v join lot l on l.id = v.lot_id
      where ${hasVoted} and not exists (select from lot_work w where w.lot_id = v.lot_id and ${isInWork})
      union all
      select null, v.tender_id, v.created_at, false from tender_vote v
      where ${hasVoted} and not exists (
        select from lot l join lot_work w on w.lot_id = l.id where l.tender_id = v.tender_id and ${isInWork})),
    news as materialized (
      select c.tender_id, c.lot_id, c.seq, c.at, c.kind, o.lot_id as concerned_lot_id, o.is_in_work
      from change c join concerned o on o.tender_id = c.tender_id and (c.lot_id is null or o.lot_id is null or o.lot_id = c.lot_id)
      where c.seq > ${since} and c.kind = any(${[...NEWS_KINDS]}) and c.at > ${daysBefore(now, NEWS_DAYS)} and c.at > o.from_at),
    changed as (select n.tender_id, max(n.seq) as seq from news n group by n.tender_id)`
}

/** One line for each tender: what changed about it and about which of its lots. */
function selectChangeLines(): RawBuilder<unknown> {
  const rows = sql`
    select a.seq, max(n.at) as at, array_agg(distinct n.kind) as kinds, bool_or(n.is_in_work) as is_in_work,
      coalesce(min(n.lot_id), min(n.concerned_lot_id), (select min(l.id) from lot l where l.tender_id = a.tender_id)) as lot_id,
      case when every(n.lot_id is not null) then count(distinct n.lot_id) when every(n.concerned_lot_id is not null)
        then count(distinct n.concerned_lot_id) else (select t.lots_count from tender t where t.id = a.tender_id) end as lots
    from (${selectFirst(sql`changed`, sql`a.seq desc`)}) a join news n on n.tender_id = a.tender_id
    group by a.tender_id, a.seq`
  return selectLines(rows, sql`a.seq desc`, sql`'kinds', a.kinds, 'at', a.at, 'lots', a.lots, 'isInWork', a.is_in_work`)
}
