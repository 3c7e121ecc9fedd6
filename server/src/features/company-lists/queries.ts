import type { Scope } from '../../db/scope.ts'

/** Only companies that have published a lot as customers; suppliers are left out. */
export async function listCustomerNames({ db }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('company as c')
    // one index lookup for each company, however many lots it has
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('lot').select('lot.id').whereRef('lot.customer_id', '=', 'c.id').limit(1).as('published'),
      (join) => join.onTrue(),
    )
    .select('c.name_ru')
    .execute()
  return rows.map((row) => row.name_ru).toSorted()
}
