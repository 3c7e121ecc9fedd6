// Writes which documents a tender has, as the portal describes them. Their bytes belong to the worker.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { KnownDocument } from './known.ts'

export interface DocumentToSave {
  tender_id: number | undefined
  lot_id: number | null
  url: string
  type: string
  original_file_name: string
}

export async function saveDocumentRows(db: DbTransaction, rows: readonly DocumentToSave[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into document (tender_id, lot_id, url, type, original_file_name)
    select tender_id, lot_id, url, type, original_file_name from json_populate_recordset(null::document, ${JSON.stringify(rows)}::json)
    on conflict (tender_id, url) do update set lot_id = excluded.lot_id, type = excluded.type, original_file_name = excluded.original_file_name, removed_at = null`.execute(
    db,
  )
}

export async function removeDocuments(db: DbTransaction, documents: readonly KnownDocument[], at: Date): Promise<void> {
  if (documents.length === 0) return
  await sql`
    update document set removed_at = ${at}
    from unnest(${documents.map((one) => one.tender_id)}::bigint[], ${documents.map((one) => one.url)}::text[]) as removed (tender_id, url)
    where document.tender_id = removed.tender_id and document.url = removed.url`.execute(db)
}
