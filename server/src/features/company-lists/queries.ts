import type { Scope } from '../../db/scope.ts'

/** A company is a customer that has published something; suppliers are none. */
export async function customerNames({ db }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('company as c')
    // one look into the index for each company, however many lots there are
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('lot').select('lot.id').whereRef('lot.customer_id', '=', 'c.id').limit(1).as('published'),
      (join) => join.onTrue(),
    )
    .select('c.name_ru')
    .execute()
  return rows.map((row) => row.name_ru).toSorted()
}
