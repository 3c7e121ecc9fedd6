import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { LotWork } from '@tendertap/domain/lot-work/workflow'
import type { Role } from '@tendertap/domain/roles'
import type { DayException, DayKind } from '@tendertap/domain/working-days/calendar'
import type { PlanFacts } from '@tendertap/domain/working-days/plan'
import { MEASURED_TIMES, PLAN_STEPS, STEP_RULES, type DoneStep } from '@tendertap/domain/working-days/steps'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'

export interface CalendarDayRow extends DayException {
  note: string | null
}

/** The decided days of all years, the earliest first. */
export async function listCalendarDays({ db }: Pick<Scope, 'db'>): Promise<CalendarDayRow[]> {
  const { rows } = await sql<CalendarDayRow>`
    select to_char(date, 'YYYY-MM-DD') as date, kind, note from calendar_day order by calendar_day.date`.execute(db)
  return rows
}

export async function saveCalendarDay(
  { db }: Scope,
  { date, kind, note }: { date: string; kind: DayKind; note: string | null },
): Promise<void> {
  await sql`
    insert into calendar_day (date, kind, note) values (${date}::date, ${kind}, ${note})
    on conflict (date) do update set kind = excluded.kind, note = excluded.note`.execute(db)
}

export async function removeCalendarDay({ db }: Scope, date: string): Promise<void> {
  await sql`delete from calendar_day where date = ${date}::date`.execute(db)
}

const MEASURED = PLAN_STEPS.map((step) => ({ step, from: STEP_RULES[step].from, to: STEP_RULES[step].to }))

/** The last times that the workspace did each step: from the first entry of one kind to the first of the other. */
export async function listDoneSteps({ db, owns }: Scope): Promise<DoneStep[]> {
  const { rows } = await sql<DoneStep>`
    select m.step, done."beganAt", done."endedAt"
    from json_to_recordset(${JSON.stringify(MEASURED)}::json) as m (step text, "from" text, "to" text)
    cross join lateral (
      select (select min(b.logged_at) from work_log b
          where b.lot_id = e.lot_id and b.action = m."from" and b.seq < e.seq and ${owns('b.workspace_id')}) as "beganAt",
        e.logged_at as "endedAt"
      from work_log e
      where e.action = m."to" and ${owns('e.workspace_id')}
        and not exists (select from work_log o
          where o.lot_id = e.lot_id and o.action = e.action and o.seq < e.seq and ${owns('o.workspace_id')})
      order by e.seq desc limit ${MEASURED_TIMES}) done
    where done."beganAt" is not null`.execute(db)
  return rows
}

export async function findFeed({ db, owns }: Scope, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ made_at: Date }>`
    select f.made_at from calendar_feed f where f.user_id = ${userId} and ${owns('f.workspace_id')}`.execute(db)
  return rows[0]?.made_at ?? null
}

export async function removeFeed({ db, owns }: Scope, userId: string): Promise<void> {
  await sql`delete from calendar_feed f where f.user_id = ${userId} and ${owns('f.workspace_id')}`.execute(db)
}

export async function addFeed(scope: Scope, userId: string, secretHash: Buffer): Promise<Date> {
  const { rows } = await sql<{ made_at: Date }>`
    insert into calendar_feed (workspace_id, user_id, secret_hash)
    values (${scope.workspaceId}, ${userId}, ${secretHash}) returning made_at`.execute(scope.db)
  const made = rows[0]
  if (!made) throw new Error('the address was not made')
  return made.made_at
}

export interface FeedPerson {
  userId: string
  workspaceId: string
  roles: readonly Role[]
  lang: string | null
}

/** Whose calendar this is, across workspaces; null for a secret that is unknown, replaced or taken away. */
export async function findFeedPerson(db: Database, secretHash: Buffer): Promise<FeedPerson | null> {
  const { rows } = await sql<FeedPerson>`
    select user_id as "userId", workspace_id as "workspaceId", roles, lang
    from calendar_feed_person(${secretHash})`.execute(db)
  return rows[0] ?? null
}

export interface LotInWork extends PlanFacts {
  lotId: number
  number: string
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  applicationEndAt: Date
  work: LotWork
  /** when the work came to the lot */
  since: Date
  TenderId: number
  tenderCode: string
}

/** The lots in work whose applications end after this moment, the latest end last. */
export async function listLotsInWork(
  { db, owns }: Scope,
  { endAfter, limit }: { endAfter: Date; limit: number | null },
): Promise<LotInWork[]> {
  const { rows } = await sql<LotInWork>`
    select l.id as "lotId", l.number, l.name_ru as "nameRu", l.name_kz as "nameKz", l.name_en as "nameEn",
      l.status, t.application_end_at as "applicationEndAt", w.on_lot_since as since, l.tender_id as "TenderId", t.code as "tenderCode",
      json_build_object('status', w.status, 'offerPrice', w.offer_price::text, 'documentsCompletedAt', w.documents_completed_at,
        'docs', coalesce((select json_agg(json_build_object('key', d.key, 'collected', d.collected, 'required', d.required, 'needsRecheck', d.recheck_change is not null))
          from work_document d where d.lot_id = w.lot_id and ${owns('d.workspace_id')}), '[]')) as work
    from lot_work w join lot l on l.id = w.lot_id join tender t on t.id = l.tender_id
    where w.status = any(${ACTIVE_STATUSES}) and l.withdrawn_at is null
      and t.application_end_at > ${endAfter} and ${owns('w.workspace_id')}
    order by t.application_end_at, l.id limit ${limit}`.execute(db)
  return rows
}

export interface Assignee {
  lotId: number
  id: string
  fullName: string | null
  roles: Role[]
}

/** The people responsible for these lots, unless they have left. */
export async function listAssignees({ db, owns }: Scope, lotIds: readonly number[]): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select w.lot_id as "lotId", u.id, u.full_name as "fullName",
      array(select r.role from user_role r where r.user_id = u.id and ${owns('r.workspace_id')}) as roles
    from lot_work w
    join app_user u on u.id = w.assignee_id and u.deactivated_at is null and ${owns('u.workspace_id')}
    where w.lot_id = any(${lotIds}::bigint[]) and ${owns('w.workspace_id')}`.execute(db)
  return rows
}
