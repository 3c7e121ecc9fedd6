// Writes the rows of a page: one statement per table.
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { KnownDocument } from './known.ts'
import type { DocumentRow, LotRow, TenderRow } from './rows.ts'

const TENDER_COLUMNS = [
  'source',
  'external_id',
  'code',
  'name_ru',
  'name_kz',
  'name_en',
  'customer_id',
  'method',
  'status',
  'portal_method',
  'portal_status',
  'planned_amount',
  'lots_count',
  'published_at',
  'application_start_at',
  'application_end_at',
  'application_open_at',
  'contact_email',
  'contact_phone',
  'url',
  'supersedes_external_id',
  'portal_created_at',
  'portal_updated_at',
  'content_hash',
  'withdrawn_at',
] as const

const LOT_COLUMNS = [
  'source',
  'external_id',
  'tender_id',
  'number',
  'name_ru',
  'name_kz',
  'name_en',
  'description_ru',
  'description_kz',
  'description_en',
  'additional_description_ru',
  'additional_description_kz',
  'additional_description_en',
  'customer_id',
  'amount',
  'quantity',
  'unit_ru',
  'unit_kz',
  'unit_en',
  'delivery_address_ru',
  'delivery_address_kz',
  'delivery_address_en',
  'delivery_term_days',
  'contract_term_days',
  'bid_security_volume',
  'local_content_min',
  'status',
  'portal_status',
  'url',
  'ens_tru_code',
  'ens_tru_name_ru',
  'kato_code',
  'system_category',
  'stands_for_tender',
  'portal_created_at',
  'portal_updated_at',
  'content_hash',
  'withdrawn_at',
] as const

type OfCustomer = { customer_id: number | undefined }
export type TenderToSave = Omit<TenderRow, 'customer_key'> & OfCustomer
export type LotToSave = Omit<LotRow, 'customer_key'> &
  OfCustomer & { tender_id: number | undefined; withdrawn_at: string | null }

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
/** What was taken back keeps its date while it stays so. */
const assignments = (table: string, names: readonly string[]) =>
  sql.join(
    names.map((name) => {
      const [ours, theirs] = [sql.ref(`${table}.${name}`), sql.ref(`excluded.${name}`)]
      if (name === 'withdrawn_at')
        return sql`withdrawn_at = case when ${theirs} is not null then coalesce(${ours}, ${theirs}) end`
      return sql`${sql.ref(name)} = ${theirs}`
    }),
  )

async function upsert(
  db: Writing,
  table: 'tender' | 'lot',
  names: readonly string[],
  rows: readonly object[],
  at: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: saved } = await sql<{ id: number; external_id: string }>`
    insert into ${sql.table(table)} (${columns(names)}, first_seen_at)
    select ${columns(names)}, ${at} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (source, external_id) do update set ${assignments(table, names)}
    returning id, external_id`.execute(db)
  return new Map(saved.map((row) => [row.external_id, row.id]))
}

/** Our ids by the portal's. */
export const saveTenderRows = (db: Writing, rows: readonly TenderToSave[], at: Date) =>
  upsert(db, 'tender', TENDER_COLUMNS, rows, at)
export const saveLotRows = (db: Writing, rows: readonly LotToSave[], at: Date) =>
  upsert(db, 'lot', LOT_COLUMNS, rows, at)

export async function withdrawLots(db: Writing, lotIds: readonly number[], at: Date): Promise<void> {
  if (lotIds.length > 0)
    await sql`update lot set withdrawn_at = ${at} where id = any(${lotIds}::bigint[]) and withdrawn_at is null`.execute(
      db,
    )
}

/** A tender that comes in parts has as many lots as we know. */
export async function countLots(db: Writing, tenderIds: readonly number[]): Promise<void> {
  if (tenderIds.length === 0) return
  await sql`
    update tender t set lots_count = c.lots
    from (select tender_id, count(*) filter (where withdrawn_at is null) as lots from lot where tender_id = any(${tenderIds}::bigint[]) group by 1) c
    where t.id = c.tender_id and t.lots_count <> c.lots`.execute(db)
}

export interface DocumentToSave extends Omit<DocumentRow, 'lotExternalId'> {
  tender_id: number | undefined
  lot_id: number | null
}

/** Ours are the bytes and what became of them; the portal's are the rest. */
export async function saveDocumentRows(db: Writing, rows: readonly DocumentToSave[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into document (tender_id, lot_id, url, type, original_file_name)
    select tender_id, lot_id, url, type, original_file_name from json_populate_recordset(null::document, ${JSON.stringify(rows)}::json)
    on conflict (tender_id, url) do update set lot_id = excluded.lot_id, type = excluded.type, original_file_name = excluded.original_file_name, removed_at = null`.execute(
    db,
  )
}

export async function removeDocuments(db: Writing, documents: readonly KnownDocument[], at: Date): Promise<void> {
  if (documents.length === 0) return
  await sql`
    update document d set removed_at = ${at}
    from unnest(${documents.map((one) => one.tender_id)}::bigint[], ${documents.map((one) => one.url)}::text[]) as gone (tender_id, url)
    where d.tender_id = gone.tender_id and d.url = gone.url`.execute(db)
}

export interface Link {
  id: number
  code: string
  replaced_id: number
  replaced_code: string
}

/** Ties an announcement to the one it replaces as soon as both are here, whichever came first. */
export async function linkSuperseding(db: Writing, source: Source, externalIds: readonly string[]): Promise<Link[]> {
  if (externalIds.length === 0) return []
  const { rows } = await sql<Link>`
    update tender t set supersedes_id = replaced.id
    from tender replaced
    where t.source = ${source} and replaced.source = ${source} and replaced.external_id = t.supersedes_external_id and replaced.id <> t.id
      and t.supersedes_id is distinct from replaced.id
      and (t.external_id = any(${externalIds}) and t.supersedes_external_id is not null or t.supersedes_external_id = any(${externalIds}))
    returning t.id, t.code, replaced.id as replaced_id, replaced.code as replaced_code`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}
