import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface ListedCompany {
  list: string
  company: string | null
}

/** Every company of every list; a list without companies has one row. Names as the catalogue spells them. */
export async function listListedCompanies({ db, owns }: Scope, most: number): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select l.name as list, coalesce(c.name_ru, e.name) as company
    from company_list l
    left join company_list_entry e on e.list_id = l.id and ${owns('e.workspace_id')}
    left join company c on c.name_key = e.name_key
    where ${owns('l.workspace_id')}
    order by lower(l.name), l.id, lower(coalesce(c.name_ru, e.name)), e.name_key limit ${most}`.execute(db)
  return rows
}
