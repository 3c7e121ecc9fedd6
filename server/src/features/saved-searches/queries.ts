import { FRESH_DAYS, type Cadence } from '@tendertap/domain/saved-searches/saved-searches'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import type { Condition } from '../lots/search/condition.ts'

export interface SearchRow {
  id: string
  userId: string
  name: string
  filter: unknown
  cadence: Cadence
  seenLotId: number
  createdAt: Date
}

const COLUMNS = sql`
  s.id, s.user_id as "userId", s.name, s.filter, s.cadence, s.seen_lot_id as "seenLotId", s.created_at as "createdAt"`

export async function listSearches({ db, owns }: Scope, userId: string): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select ${COLUMNS} from saved_search s where s.user_id = ${userId} and ${owns('s.workspace_id')} order by s.name, s.id`.execute(
    db,
  )
  return rows
}

/** Lots are numbered as they come. */
const NEWEST_LOT = sql`(select coalesce(max(l.lot_id), 0) from lot_search l)`

interface NewSearch {
  userId: string
  name: string
  filter: object
  cadence: Cadence
}

export async function addSearch(scope: Scope, { userId, name, filter, cadence }: NewSearch): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_search (workspace_id, user_id, name, filter, cadence, seen_lot_id, told_lot_id)
    select ${scope.workspaceId}::uuid, ${userId}::uuid, ${name}, ${JSON.stringify(filter)}::jsonb, ${cadence}, n.lot, n.lot
    from (select ${NEWEST_LOT} as lot) n returning id`.execute(scope.db)
  const [added] = rows
  if (!added) throw new Error('The search that was just saved is not there')
  return added.id
}

interface Changes {
  name?: string | undefined
  cadence?: Cadence | undefined
}

/** A search that begins to tell by the day tells of what comes from now on. */
export async function changeSearch(
  { db, owns }: Scope,
  userId: string,
  id: string,
  { name, cadence }: Changes,
): Promise<void> {
  await sql`
    update saved_search s set name = coalesce(${name ?? null}, s.name), cadence = coalesce(${cadence ?? null}, s.cadence),
      told_lot_id = case when ${cadence ?? null} = 'daily' and s.cadence <> 'daily' then ${NEWEST_LOT} else s.told_lot_id end
    where s.id = ${id} and s.user_id = ${userId} and ${owns('s.workspace_id')}`.execute(db)
}

export async function markOpened({ db, owns }: Scope, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update saved_search s set seen_lot_id = ${NEWEST_LOT}
    where s.id = ${id} and s.user_id = ${userId} and ${owns('s.workspace_id')} returning s.id`.execute(db)
  return rows.length > 0
}

export async function removeSearch({ db, owns }: Scope, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_search s where s.id = ${id} and s.user_id = ${userId} and ${owns('s.workspace_id')} returning s.id`.execute(
    db,
  )
  return rows.length > 0
}

/** A condition on s, a row of lot_search: it is no history that comes late. */
export const isFresh = (now: Date): Condition =>
  sql`(s.published_at > ${new Date(now.getTime() - FRESH_DAYS * 86_400_000)} or s.published_at is null)`

export interface SearchOfWorkspace {
  id: string
  workspaceId: string
}

/** In workspaces with a subscription; `db` is the role `background`. */
export async function listTelling(db: DbTransaction): Promise<SearchOfWorkspace[]> {
  const { rows } = await sql<SearchOfWorkspace>`
    select s.id, s.workspace_id as "workspaceId" from saved_search s
    where s.cadence = 'at_once' and exists (
      select from subscription p where p.workspace_id = s.workspace_id and p.starts_at <= now() and p.ends_at > now())`.execute(
    db,
  )
  return rows
}

/** By id: a filter never changes; `db` is the role `background`. */
export async function readFilters(db: DbTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await sql<{ id: string; filter: unknown }>`
    select s.id, s.filter from saved_search s where s.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, filter }) => [id, filter]))
}

/** Those of these searches that still tell at once. */
export async function listTold(
  { db, owns }: Scope,
  ids: readonly string[],
): Promise<Pick<SearchRow, 'id' | 'name' | 'userId'>[]> {
  const { rows } = await sql<Pick<SearchRow, 'id' | 'name' | 'userId'>>`
    select s.id, s.name, s.user_id as "userId" from saved_search s
    where s.id = any(${ids}::uuid[]) and s.cadence = 'at_once' and ${owns('s.workspace_id')}`.execute(db)
  return rows
}

/** The workspaces with searches that tell by the day, and a subscription; `db` is the role `background`. */
export async function listDailyWorkspaces(db: DbTransaction): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select distinct s.workspace_id as "workspaceId" from saved_search s
    where s.cadence = 'daily' and exists (
      select from subscription p where p.workspace_id = s.workspace_id and p.starts_at <= now() and p.ends_at > now())`.execute(
    db,
  )
  return rows.map(({ workspaceId }) => workspaceId)
}

export interface DailySearch extends Pick<SearchRow, 'id' | 'name' | 'userId' | 'filter'> {
  toldLotId: number
}

export async function listDaily({ db, owns }: Scope): Promise<DailySearch[]> {
  const { rows } = await sql<DailySearch>`
    select s.id, s.name, s.user_id as "userId", s.filter, s.told_lot_id as "toldLotId" from saved_search s
    join app_user u on u.id = s.user_id and u.deactivated_at is null and ${owns('u.workspace_id')}
    where s.cadence = 'daily' and ${owns('s.workspace_id')} order by s.id for update of s`.execute(db)
  return rows
}

/** A lot is numbered before it is committed: so long one with a smaller number may still appear. */
const SETTLING_MS = 60_000

/** The newest lot before which no other can appear any more. */
export async function findSettledLot({ db }: Scope, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select l.id from lot l where l.first_seen_at <= ${new Date(now.getTime() - SETTLING_MS)} order by l.id desc limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

/** The first new lot that the consumer `scoredBy` has not come to yet; null: there is none. */
export async function findUnscoredLot({ db }: Scope, scoredBy: string): Promise<number | null> {
  const { rows } = await sql<{ lot: number | null }>`
    select min(c.lot_id) as lot from feed_consumer f join change c on c.seq > f.position and c.kind = 'published'
    where f.name = ${scoredBy}`.execute(db)
  return rows[0]?.lot ?? null
}

export async function markTold({ db, owns }: Scope, ids: readonly string[], lotId: number): Promise<void> {
  await sql`
    update saved_search s set told_lot_id = greatest(s.told_lot_id, ${lotId}::bigint)
    where s.id = any(${ids}::uuid[]) and ${owns('s.workspace_id')}`.execute(db)
}
