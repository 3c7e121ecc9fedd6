import type { SourceName } from '@tendertap/domain/lots/classifiers'
import { DAILY_LOTS } from '@tendertap/domain/notifications/daily'
import type { DailyFacts, NoticeLot } from '@tendertap/domain/notifications/facts'
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'

/** The workspaces that have a subscription now and no mailing of this day yet. */
export async function listWorkspaces(db: DbTransaction, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.workspace_id as id from subscription s
    where s.starts_at <= now() and s.ends_at > now()
      and not exists (select from event e where e.workspace_id = s.workspace_id and e.kind = 'daily_mailing' and e.key = ${day})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * The new lots of a day, as a workspace sees them. A lot that came to us after its day was mailed belongs to the next
 * one, so that none is left out and none told twice; what came still later is history, not news.
 */
export async function countNewLots(
  { db, owns }: Scope,
  [from, to]: readonly [Date, Date],
): Promise<Omit<DailyFacts, 'day'>> {
  const { rows } = await sql<Omit<DailyFacts, 'day'>>`
    with new_lot as materialized (
      select l.id, l.source from tender t join lot l on l.tender_id = t.id
      where t.published_at >= ${from}::timestamptz - interval '1 day' and t.published_at < ${to}
        and greatest(t.published_at, l.first_seen_at) >= ${from} and l.first_seen_at < ${to}
        and t.withdrawn_at is null and l.withdrawn_at is null),
    matching as materialized (
      select s.lot_id as id, max(s.percent) as percent from lot_score s
      join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent >= i.min_score
      where s.lot_id in (select n.id from new_lot n) and ${owns('s.workspace_id')} and ${owns('i.workspace_id')}
      group by s.lot_id)
    select (select count(*) from new_lot) as total, (select count(*) from matching) as matched,
      coalesce((select json_agg(best) from (
        select m.id, m.percent from matching m order by m.percent desc, m.id desc limit ${DAILY_LOTS}) best), '[]') as lots,
      coalesce((select json_agg(counted) from (
        select n.source, count(*) as lots from new_lot n group by n.source order by 2 desc, 1) counted), '[]') as sources`.execute(
    db,
  )
  const [counted] = rows
  if (!counted) throw new Error('a count has one row')
  return counted
}

export async function listMemberIds({ db, owns }: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where u.deactivated_at is null and ${owns('u.workspace_id')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a mailing says of its lots, as they are now. */
export async function loadLots(db: Database, lotIds: readonly number[]): Promise<Map<number, NoticeLot>> {
  const { rows } = await sql<NoticeLot & { source: SourceName }>`
    select l.id, json_build_object('ru', l.name_ru, 'kz', l.name_kz, 'en', l.name_en) as name, t.id as "tenderId",
      t.code as "tenderCode", l.number as "contractNumber", 'not_processed' as "workStatus", l.amount::text as amount,
      to_json(t.application_end_at) as "applicationEndAt",
      json_build_object('ru', c.name_ru, 'kz', c.name_kz, 'en', c.name_en) as customer
    from lot l join tender t on t.id = l.tender_id left join company c on c.id = l.customer_id
    where l.id = any(${lotIds}::bigint[])`.execute(db)
  return new Map(rows.map((lot) => [lot.id, lot]))
}
