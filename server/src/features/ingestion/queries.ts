import { sql, type Insertable, type Transaction } from 'kysely'
import type { Company, DB, Document, Lot, Tender } from '../../db/generated/schema.ts'

type Writing = Transaction<DB>

/** On conflict: every column takes the new row's value. */
const fromNew = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, sql`excluded.${sql.ref(column)}`]))

/** One company under several spellings is one row; the first spelling stays, gaps are filled. */
export async function saveCompany(db: Writing, row: Insertable<Company>): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('name_key').doUpdateSet({
        name_kz: sql`coalesce(company.name_kz, excluded.name_kz)`,
        name_en: sql`coalesce(company.name_en, excluded.name_en)`,
        bin: sql`coalesce(company.bin, excluded.bin)`,
        address: sql`coalesce(company.address, excluded.address)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveTenderRow(db: Writing, row: Insertable<Tender>): Promise<number> {
  const { id } = await db
    .insertInto('tender')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'external_id']).doUpdateSet(fromNew(Object.keys(row))))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Answers our ids by the portal's. */
export async function saveLotRows(db: Writing, rows: readonly Insertable<Lot>[]): Promise<Map<string, number>> {
  const [first] = rows
  if (!first) return new Map()
  const saved = await db
    .insertInto('lot')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'external_id']).doUpdateSet(fromNew(Object.keys(first))))
    .returning(['id', 'external_id'])
    .execute()
  return new Map(saved.map((lot) => [lot.external_id, lot.id]))
}

export async function saveDocumentRows(db: Writing, rows: readonly Insertable<Document>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  await db
    .insertInto('document')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tender_id', 'url']).doUpdateSet(fromNew(Object.keys(first))))
    .execute()
}
