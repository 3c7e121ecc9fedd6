import { sql } from 'kysely'

/** A customer or a supplier, as analytics names it. */
export interface Company {
  id: number
  nameRu: string
  nameKz: string | null
  nameEn: string | null
  bin: string | null
}

/** Of the row of company under this alias. */
export function namedCompany(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<Company>`json_build_object('id', ${column('id')}, 'nameRu', ${column('name_ru')}, 'nameKz', ${column('name_kz')},
    'nameEn', ${column('name_en')}, 'bin', ${column('bin')})`
}
