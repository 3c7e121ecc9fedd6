import type { ParsedInput } from '@tendertap/contract/calls/index'
import { getDayBounds } from '@tendertap/domain/clock'
import { clampPage } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import { toLikePattern } from '../../db/like-pattern.ts'
import type { Scope } from '../../db/scope.ts'

export type EntryFilter = ParsedInput<'audit/getEntries'>

/** More entries than this are not counted. */
const COUNTED = 10_000

export interface EntryRow {
  id: string
  at: Date
  user_id: string | null
  full_name: string | null
  action: string
  object_id: string | null
  object_name: string | null
  outcome: 'done' | 'refused'
  code: string | null
  ip: string | null
  request_id: string
}

export interface EntryPage {
  rows: EntryRow[]
  total: number
  isExact: boolean
  page: number
}

/** One page of the log, newest first, with the names of people and objects as they are now. */
export async function listEntries(scope: Scope, filter: EntryFilter): Promise<EntryPage> {
  const where = sql.join(toConditions(scope, filter), sql` and `)
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from audit a where ${where} limit ${COUNTED + 1}) as found`.execute(scope.db)
  const found = counted.rows[0]?.total ?? 0
  const total = Math.min(found, COUNTED)
  const page = clampPage(filter.page, total, filter.limit)
  const { rows } = await sql<EntryRow>`
    select a.id, a.at, a.user_id, u.full_name, a.action, a.object_id, a.outcome, a.code, a.ip, a.request_id,
      coalesce(o.full_name, o.email, l.number, w.name) as object_name
    from (select * from audit a where ${where} order by a.at desc, a.id desc limit ${filter.limit} offset ${(page - 1) * filter.limit}) a
    left join app_user u on u.id = a.user_id and ${scope.owns('u.workspace_id')}
    left join app_user o on o.id::text = a.object_id and ${scope.owns('o.workspace_id')}
    left join lot l on l.id = case when a.action like 'lots/%' and a.object_id ~ '^[0-9]{1,15}$' then a.object_id::bigint end
    left join workspace w on w.id::text = a.object_id and ${mayNameWorkspace(scope)}
    order by a.at desc, a.id desc`.execute(scope.db)
  return { rows, total, isExact: found <= COUNTED, page }
}

/** The operator decides on other people's workspaces and knows them by name; a member knows only their own. */
function mayNameWorkspace(scope: Scope): RawBuilder<boolean> {
  return scope.workspaceId === null ? sql<boolean>`true` : scope.owns('w.id')
}

function toConditions(scope: Scope, { userId, action, object, outcome, from, to }: EntryFilter): RawBuilder<boolean>[] {
  return [
    scope.owns('a.workspace_id'),
    ...(userId ? [sql<boolean>`a.user_id = ${userId}`] : []),
    ...(action ? [sql<boolean>`a.action = ${action}`] : []),
    ...(object ? [isAbout(scope, object)] : []),
    ...(outcome ? [sql<boolean>`a.outcome = ${outcome}`] : []),
    ...(from ? [sql<boolean>`a.at >= ${getDayBounds(from)[0]}`] : []),
    ...(to ? [sql<boolean>`a.at < ${getDayBounds(to)[1]}`] : []),
  ]
}

/** People remember names and numbers, not ids; an id copied from elsewhere works as well. */
function isAbout(scope: Scope, object: string): RawBuilder<boolean> {
  const part = toLikePattern(object)
  return sql<boolean>`a.object_id in (
    select ${object}
    union all select o.id::text from app_user o where ${scope.owns('o.workspace_id')} and (o.full_name ilike ${part} or o.email ilike ${part})
    union all select l.id::text from lot l where l.number = ${object}
    union all select w.id::text from workspace w where ${mayNameWorkspace(scope)} and w.name ilike ${part})`
}

/** Everyone the log may name, those who have left too. */
export function listPeople(scope: Scope) {
  return scope.db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.full_name', 'u.email'])
    .where(scope.owns('u.workspace_id'))
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute()
}
