import { sql, type InsertObject } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { Scope } from '../../db/scope.ts'
import { isOpen } from '../lots/search/openness.ts'
import { toVersionContent, type InterestColumns } from './columns.ts'

export interface InterestRow extends InterestColumns {
  id: string
  created_at: Date
  lists: { id: string; name: string }[]
  named_classes: { code: string; nameRu: string | null; nameKz: string | null }[]
  open_matches: number
  /** false: the open lots are not scored yet since somebody asked for it last */
  has_started: boolean
  scoring_asked_at: Date
  lots_done: number | null
  lots_total: number | null
  finished_at: Date | null
}

const COLUMNS = sql`i.name, i.keywords, i.description, i.min_score::float8 as min_score, i.colour, i.statuses,
  i.methods, i.companies, i.regions, i.min_amount::float8 as min_amount, i.max_amount::float8 as max_amount, i.sources,
  i.classes, i.refused_classes, i.only_classes`

/** The profiles of the workspace with what their cards show, the oldest first. */
export async function listInterests(scope: Scope): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    select i.id, i.created_at, ${COLUMNS},
      coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id)
        from interest_company_list l join company_list c on c.id = l.list_id
        where l.interest_id = i.id and ${scope.owns('l.workspace_id')} and ${scope.owns('c.workspace_id')}
      ), '[]') as lists,
      -- a class is named by its first six digits
      coalesce((
        select json_agg(json_build_object('code', k.code, 'nameRu', e.name_ru, 'nameKz', e.name_kz) order by k.place)
        from unnest(i.classes) with ordinality k (code, place) left join ens_tru_class e on e.code = left(k.code, 6)
      ), '[]') as named_classes,
      (
        select count(*) from lot_score m join lot_search s on s.lot_id = m.lot_id
        where ${scope.owns('m.workspace_id')} and m.interest_id = i.id
          and m.percent >= ceil(i.min_score)::smallint and ${isOpen(new Date())}
      ) as open_matches,
      coalesce(r.started_at >= i.scoring_asked_at, false) as has_started, i.scoring_asked_at, r.lots_done, r.lots_total, r.finished_at
    from interest i left join interest_scoring r on r.interest_id = i.id and ${scope.owns('r.workspace_id')}
    where ${scope.owns('i.workspace_id')}
    order by i.created_at, i.id`.execute(scope.db)
  return rows
}

/** The profile as it is until the transaction ends, with the ids of its lists, sorted; null: there is none. */
export async function lockInterest(
  scope: Scope,
  id: string,
): Promise<{ columns: InterestColumns; listIds: string[] } | null> {
  const { rows } = await sql<InterestColumns & { list_ids: string[] }>`
    select ${COLUMNS}, array(
      select l.list_id from interest_company_list l
      where l.interest_id = i.id and ${scope.owns('l.workspace_id')} order by l.list_id) as list_ids
    from interest i where i.id = ${id} and ${scope.owns('i.workspace_id')} for no key update of i`.execute(scope.db)
  if (!rows[0]) return null
  const { list_ids: listIds, ...columns } = rows[0]
  return { columns, listIds }
}

/** Gives the id. */
export async function addInterest(scope: Scope, columns: InterestColumns): Promise<string> {
  const { id } = await scope.db
    .insertInto('interest')
    .values({ ...columns, workspace_id: scope.workspaceId } as InsertObject<DB, 'interest'>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Consequences {
  isNewVersion: boolean
  /** it changed for matching, not only in its looks */
  isScoredAnew: boolean
}

export async function changeInterest(
  scope: Scope,
  id: string,
  columns: InterestColumns,
  { isNewVersion, isScoredAnew }: Consequences,
): Promise<void> {
  await scope.db
    .updateTable('interest')
    .set(columns)
    .$if(isNewVersion, (query) => query.set({ version: sql<number>`version + 1` }))
    .$if(isScoredAnew, (query) =>
      query.set({ changed_in: sql<string>`pg_current_xact_id()`, scoring_asked_at: sql<Date>`now()` }),
    )
    .where('id', '=', id)
    .where(scope.owns('interest.workspace_id'))
    .execute()
}

/** Keeps what the present version of the profile scores by. */
export async function keepVersion(scope: Scope, id: string, columns: InterestColumns): Promise<void> {
  await sql`insert into interest_version (workspace_id, interest_id, version, content)
    select ${scope.workspaceId}, i.id, i.version, ${JSON.stringify(toVersionContent(columns))}
    from interest i where i.id = ${id} and ${scope.owns('i.workspace_id')}`.execute(scope.db)
}

/** Notes that the open lots are to be scored anew from now on. False when there is no such profile. */
export async function askForScoring(scope: Scope, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update interest set scoring_asked_at = now()
    where id = ${id} and ${scope.owns('interest.workspace_id')}`.execute(scope.db)
  return numAffectedRows === 1n
}

/** False when there is no such profile. Its scores and versions go with it. */
export async function removeInterest(scope: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('interest')
    .where('id', '=', id)
    .where(scope.owns('interest.workspace_id'))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those of the ids that are lists of the workspace, sorted; nobody deletes them until the transaction ends. */
export async function lockCompanyLists(scope: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await scope.db
    .selectFrom('company_list as c')
    .select('c.id')
    .where('c.id', 'in', ids)
    .where(scope.owns('c.workspace_id'))
    .orderBy('c.id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** The profile uses these lists and no others. */
export async function setCompanyLists(scope: Scope, id: string, listIds: readonly string[]): Promise<void> {
  await scope.db
    .deleteFrom('interest_company_list')
    .where('interest_id', '=', id)
    .where(scope.owns('interest_company_list.workspace_id'))
    .execute()
  if (listIds.length === 0) return
  await sql`insert into interest_company_list (workspace_id, interest_id, list_id)
    select ${scope.workspaceId}, ${id}, unnest(${listIds}::uuid[])`.execute(scope.db)
}
