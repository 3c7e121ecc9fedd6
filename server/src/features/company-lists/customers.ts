// The customers of the catalogue, and which of them are new to a workspace.
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** Only companies that have published a lot as customers; suppliers are left out. */
function selectCustomers({ db }: Scope) {
  return (
    db
      .selectFrom('company as c')
      // one index lookup for each company, however many lots it has
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('lot').select('lot.id').whereRef('lot.customer_id', '=', 'c.id').limit(1).as('published'),
        (join) => join.onTrue(),
      )
  )
}

/** New since the workspace's activation or the last reset; a company in any of its lists is no longer new. */
function selectNewCustomers(scope: Scope) {
  return selectCustomers(scope)
    .where(
      sql<boolean>`c.first_seen_at > coalesce(
        (select r.reset_at from new_companies_reset r where ${scope.owns('r.workspace_id')}),
        (select w.activated_at from workspace w where ${scope.owns('w.id')}))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_list_entry as e')
            .select('e.list_id')
            .whereRef('e.name_key', '=', 'c.name_key')
            .where(scope.owns('e.workspace_id')),
        ),
      ),
    )
}

export async function listCustomerNames(scope: Scope): Promise<string[]> {
  const rows = await selectCustomers(scope).select('c.name_ru').execute()
  return rows.map((row) => row.name_ru).toSorted()
}

export async function listNewCustomerNames(scope: Scope): Promise<string[]> {
  const rows = await selectNewCustomers(scope).select('c.name_ru').execute()
  return rows.map((row) => row.name_ru).toSorted()
}

/** As many as `listNewCustomerNames` names. The operator has no workspace to which a company could be new. */
export async function countNewCompanies(scope: Scope): Promise<number> {
  if (scope.workspaceId === null) return 0
  const { count } = await selectNewCustomers(scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function resetNewCompanies(scope: Scope): Promise<void> {
  await sql`
    insert into new_companies_reset (workspace_id, reset_at) values (${scope.workspaceId}, now())
    on conflict (workspace_id) do update set reset_at = excluded.reset_at`.execute(scope.db)
}
