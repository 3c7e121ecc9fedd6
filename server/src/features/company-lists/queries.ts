import type { CompanyName } from '@tendertap/domain/company-lists/names'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface ListRow {
  id: string
  name: string
  updated_at: Date
  companies: string[]
  interests: { id: string; name: string }[]
}

/** A company that is in the catalogue has the name it has there, however it was spelled when it was added. */
function selectLists(scope: Scope) {
  const companies = sql<string[]>`coalesce((
    select array_agg(coalesce(c.name_ru, e.name))
    from company_list_entry e left join company c on c.name_key = e.name_key
    where e.list_id = l.id and ${scope.owns('e.workspace_id')}), '{}')`
  const interests = sql<ListRow['interests']>`coalesce((
    select json_agg(json_build_object('id', i.id, 'name', i.name) order by i.name, i.id)
    from interest_company_list u join interest i on i.workspace_id = u.workspace_id and i.id = u.interest_id
    where u.list_id = l.id and ${scope.owns('u.workspace_id')} and ${scope.owns('i.workspace_id')}), '[]')`
  return scope.db
    .selectFrom('company_list as l')
    .select(['l.id', 'l.name', 'l.updated_at'])
    .select([companies.as('companies'), interests.as('interests')])
    .where(scope.owns('l.workspace_id'))
}

export function listLists(scope: Scope): Promise<ListRow[]> {
  return selectLists(scope)
    .orderBy(sql`lower(l.name)`)
    .orderBy('l.id')
    .execute()
}

export function findList(scope: Scope, id: string): Promise<ListRow | undefined> {
  return selectLists(scope).where('l.id', '=', id).executeTakeFirst()
}

/** False when the workspace has no such list. Until the transaction ends, nobody else changes or begins to use it. */
export async function lockList(scope: Scope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('company_list as l')
    .select('l.id')
    .where('l.id', '=', id)
    .where(scope.owns('l.workspace_id'))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the id. */
export async function addList(scope: Scope, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into company_list (workspace_id, name) values (${scope.workspaceId}, ${name}) returning id`.execute(scope.db)
  return rows[0]?.id ?? ''
}

/** Sets the time of the last change, and the name if there is a new one. */
export async function changeList(scope: Scope, id: string, name: string | undefined): Promise<void> {
  await scope.db
    .updateTable('company_list')
    .set({ updated_at: sql<Date>`now()`, ...(name !== undefined && { name }) })
    .where('id', '=', id)
    .where(scope.owns('company_list.workspace_id'))
    .execute()
}

export async function removeList(scope: Scope, id: string): Promise<void> {
  await scope.db
    .deleteFrom('company_list')
    .where('id', '=', id)
    .where(scope.owns('company_list.workspace_id'))
    .execute()
}

/** Adds what the list does not have yet, in one statement for any number of names. Gives how many it has added. */
export async function addEntries(scope: Scope, listId: string, companies: readonly CompanyName[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into company_list_entry (workspace_id, list_id, name_key, name)
    select ${scope.workspaceId}, ${listId}, given.name_key, given.name
    from unnest(${companies.map(({ key }) => key)}::text[], ${companies.map(({ name }) => name)}::text[])
      as given (name_key, name)
    on conflict (workspace_id, list_id, name_key) do nothing`.execute(scope.db)
  return Number(numAffectedRows)
}

/** Gives how many have gone. `<> all` is hashed; a join takes minutes where the planner expects a short list. */
export async function removeOtherEntries(
  scope: Scope,
  listId: string,
  companies: readonly CompanyName[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from company_list_entry e
    where e.list_id = ${listId} and ${scope.owns('e.workspace_id')}
      and e.name_key <> all(${companies.map(({ key }) => key)}::text[])`.execute(scope.db)
  return Number(numAffectedRows)
}

export async function countEntries(scope: Scope, listId: string): Promise<number> {
  const { count } = await scope.db
    .selectFrom('company_list_entry as e')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('e.list_id', '=', listId)
    .where(scope.owns('e.workspace_id'))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the profiles that use the list as changed; gives their ids. */
export async function touchInterests(scope: Scope, listId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select touch_interests_of_list(${listId}) as id`.execute(scope.db)
  return rows.map(({ id }) => id)
}
