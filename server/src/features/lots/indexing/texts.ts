// The texts by which a lot is found: its own, its customer, the name of its tender, the documents with known text.
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import { PUBLISHED_STATUS } from './numbers.ts'

/** Where a lot has words, documents aside. */
export type TextTier = Exclude<MatchTier, 'documents'>

export interface LotTexts {
  id: number
  withdrawn: boolean
  isPublished: boolean
  status: string
  method: string | null
  /** by tier; one line per field, so that no word joins the next field */
  texts: Readonly<Record<TextTier, string>>
  documents: readonly string[]
  /** its row in the index so far; null if it has none */
  before: { terms: readonly number[]; isPublished: boolean } | null
}

interface Row {
  id: number
  tender_id: number
  withdrawn: boolean
  isPublished: boolean
  status: string
  method: string | null
  texts: Record<TextTier, string>
  lexemeTable: string
}

/** The fields of lot l, its tender t and its customer c. */
const FIELDS: Readonly<Record<TextTier, RawBuilder<unknown>>> = {
  name: sql`l.name_ru, l.name_kz, l.name_en, l.ens_tru_name_ru, l.ens_tru_name_kz, l.ens_tru_name_en`,
  description: sql`l.description_ru, l.description_kz, l.description_en,
    l.additional_description_ru, l.additional_description_kz, l.additional_description_en`,
  tender: sql`t.name_ru, t.name_kz, t.name_en, c.name_ru, c.name_kz, c.name_en`,
}

/** All of them in one text. */
export const LOT_TEXT = sql<string>`concat_ws(E'\n', ${sql.join(Object.values(FIELDS))})`

/** A text per tier. */
const LOT_TEXTS = sql`json_build_object(${sql.join(
  Object.entries(FIELDS).map(([tier, fields]) => sql`${sql.lit(tier)}, concat_ws(E'\n', ${fields})`),
)})`

// A long specification repeats itself; its first pages say what is bought.
export const DOCUMENT_CHARACTERS = 100_000

/** `lexemeTable` identifies the database and its lexeme table; cached ids are valid for that table only. */
export async function readTexts(
  db: Transaction<DB>,
  lotIds: readonly number[],
): Promise<{ lots: LotTexts[]; lexemeTable: string }> {
  // The rows are locked first and in order: ingestion and the reading of documents may index the same lots, and each
  // must see what the other wrote.
  const { rows: before } = await sql<{ lot_id: number; terms: number[]; isPublished: boolean }>`
    select lot_id, terms, status = ${PUBLISHED_STATUS} as "isPublished" from lot_search where lot_id = any(${lotIds}::bigint[]) order by lot_id for update`.execute(
    db,
  )
  const known = new Map(before.map(({ lot_id, ...row }) => [lot_id, row]))
  const { rows } = await sql<Row>`
    select l.id, l.tender_id, l.withdrawn_at is not null as withdrawn, l.status, t.method, l.status = (select name from search_value where id = ${PUBLISHED_STATUS}) as "isPublished",
      (select concat(d.oid, ' ', x.made_at) from pg_database d, lexeme x where d.datname = current_database() and x.id = 0) as "lexemeTable",
      ${LOT_TEXTS} as texts
    from lot l
    join tender t on t.id = l.tender_id
    join company c on c.id = l.customer_id
    where l.id = any(${lotIds}::bigint[])
    order by l.id`.execute(db)
  const documents = await readDocumentTexts(db, [...new Set(rows.map((row) => row.tender_id))])
  const lots = rows.map(({ tender_id, ...row }) => ({
    ...row,
    before: known.get(row.id) ?? null,
    documents: documents
      .filter((one) => one.tender_id === tender_id && (one.lot_id === null || one.lot_id === row.id))
      .map((one) => one.text),
  }))
  return { lots, lexemeTable: rows[0]?.lexemeTable ?? '' }
}

async function readDocumentTexts(db: Transaction<DB>, tenderIds: readonly number[]) {
  const { rows } = await sql<{ tender_id: number; lot_id: number | null; text: string }>`
    select d.tender_id, d.lot_id, left(x.text, ${DOCUMENT_CHARACTERS}) as text
    from document d join document_text x on x.document_id = d.id
    where d.tender_id = any(${tenderIds}::bigint[]) and d.removed_at is null and x.text is not null
    order by d.id`.execute(db)
  return rows
}
