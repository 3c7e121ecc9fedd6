// A catalogue of two thousand lots to search in, with documents and folded counts.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { foldCounts } from '../../features/lots/indexing/counts.ts'
import { indexTenders } from '../../features/lots/indexing/index-lots.ts'
import { createLexemeCache } from '../../features/lots/indexing/lexeme-cache.ts'
import { seedLots, type SeededLot } from '../seeded-lots.ts'

export const COUNT = 2_000
export const NOW = new Date('2026-11-14T07:00:00Z')

type CollatedField = 'name' | 'customer' | 'status'

export interface Catalogue {
  lots: readonly SeededLot[]
  /** the text of a tender's document */
  documents: ReadonlyMap<number, string>
  /** the place of each lot in the order of a text: only the database knows its collation */
  ranks: Readonly<Record<CollatedField, ReadonlyMap<number, number>>>
}

/** `db` is the owner. */
export async function writeCatalogue(db: Database): Promise<Catalogue> {
  const lots = await seedLots(db, COUNT, NOW)
  const documents = await addDocuments(db, lots)
  await foldAllCounts(db)
  return { lots, documents, ranks: await readRanks(db) }
}

async function readRanks(db: Database): Promise<Catalogue['ranks']> {
  const { rows } = await sql<{ id: number; name: number; customer: number; status: number }>`
    select l.id, rank() over (order by coalesce(l.name_ru, l.name_kz)) as name, rank() over (order by c.name_ru) as customer, rank() over (order by l.status) as status
    from lot l join company c on c.id = l.customer_id`.execute(db)
  const by = (field: CollatedField) => new Map(rows.map((row) => [row.id, row[field]]))
  return { name: by('name'), customer: by('customer'), status: by('status') }
}

/** Gives every fifth tender a document with words that other lots have in their names. */
async function addDocuments(db: Database, lots: readonly SeededLot[]): Promise<Map<number, string>> {
  const named = lots.filter(({ nameRu }) => nameRu !== null && !/\d/.test(nameRu))
  const tenderIds = [...new Set(lots.map(({ tenderId }) => tenderId))].filter((_, place) => place % 5 === 0)
  const texts = tenderIds.map((_, place) => named[(place * 37) % named.length]?.nameRu ?? '')
  await sql`
    with added as (
      insert into document (tender_id, url, type, original_file_name)
      select tender_id, 'https://example.test/' || tender_id, 'Техническая спецификация', 'spec.pdf' from unnest(${tenderIds}::bigint[]) as tender_id
      returning id, tender_id)
    insert into document_text (document_id, text)
    select added.id, given.text from added join unnest(${tenderIds}::bigint[], ${texts}::text[]) as given (tender_id, text) using (tender_id)`.execute(
    db,
  )
  await db.transaction().execute((transaction) => indexTenders(transaction, tenderIds, createLexemeCache()))
  return new Map(tenderIds.map((id, place) => [id, texts[place] ?? '']))
}

/** Counts are folded when sixteen changes wait; how a search is planned depends on them. */
async function foldAllCounts(db: Database): Promise<void> {
  await sql`insert into lexeme_count (terms, changes) select '{}', '{}' from generate_series(1, 16)`.execute(db)
  await db.transaction().execute(foldCounts)
}
