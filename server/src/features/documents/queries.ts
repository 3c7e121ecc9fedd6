// `db` is the role `background` where no comment names another.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../db/database.ts'
import type { TextReading } from '../../documents/text-reading.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Source } from '../../portals/canonical.ts'
import { withPageLock } from '../lots/indexing/page-lock.ts'
import { indexLots, indexTenders } from '../lots/indexing/index-lots.ts'
import type { LexemeCache } from '../lots/indexing/lexeme-cache.ts'
import type { Received } from './receive.ts'
import { writeReplacement } from './replacement.ts'
import type { FetchPlan } from './retry-plan.ts'

/** Requests a document and gives its address; null when it is stored, not due, or no longer listed. */
export async function requestDocument(db: Database, documentId: number) {
  const { rows } = await sql<{ url: string; source: string; attempts: number }>`
    update document d
    set state = case d.state when 'listed' then 'wanted' else d.state end, wanted_at = coalesce(d.wanted_at, now())
    from tender t
    where d.id = ${documentId} and t.id = d.tender_id and d.removed_at is null
      and case d.state
        when 'stored' then false
        when 'unavailable' then d.next_attempt_at <= now()
        else coalesce(d.next_attempt_at, '-infinity') <= now() end
    returning d.url, t.source, d.attempts`.execute(db)
  return rows[0] ?? null
}

/** False when another worker was faster. */
export async function saveReceived(
  db: Database,
  documentId: number,
  { fileName, size, sha256, contentType, version }: Received,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('document')
      .set({
        state: 'stored',
        file_name: fileName,
        size,
        sha256,
        content_type: contentType,
        etag: version.etag,
        last_modified: version.lastModified,
        stored_at: sql`now()`,
        attempts: sql`attempts + 1`,
        next_attempt_at: null,
        problem: null,
      })
      .where('id', '=', documentId)
      .where('state', '<>', 'stored')
      .returning(['id', 'tender_id as tenderId', 'lot_id as lotId', 'type', 'original_file_name as name'])
      .returning(sql<Buffer | null>`old.sha256`.as('sha256Before'))
      .executeTakeFirst()
    if (!row) return false
    await enqueue(transaction, 'documents/readText', { documentId })
    // the store had lost the bytes, and the portal has replaced them since
    if (row.sha256Before?.equals(sha256) === false) await writeReplacement(transaction, row, new Date())
    return true
  })
}

export async function saveFailure(
  db: Database,
  documentId: number,
  attempts: number,
  problem: string,
  { state, nextAttemptAt }: FetchPlan,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document')
      .set({ state, attempts, next_attempt_at: nextAttemptAt, problem })
      .where('id', '=', documentId)
      .where('state', '<>', 'stored')
      .executeTakeFirst()
    if (numUpdatedRows > 0n && state === 'wanted' && nextAttemptAt)
      await enqueue(transaction, 'documents/fetch', { documentId }, { startAfter: nextAttemptAt })
  })
}

interface StoredDocument {
  id: number
  source: Source
  tenderId: number
  /** null: of the whole tender */
  lotId: number | null
  fileName: string
  contentType: string | null
}

export async function findStoredDocument(db: Database, id: number): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom('document as d')
    .innerJoin('tender as t', 't.id', 'd.tender_id')
    .select([
      't.source',
      'd.tender_id as tenderId',
      'd.lot_id as lotId',
      'd.file_name as fileName',
      'd.content_type as contentType',
    ])
    .where('d.id', '=', id)
    .executeTakeFirst()
  return row?.fileName ? { ...row, id, source: row.source as Source, fileName: row.fileName } : null
}

/**
 * Saves the text and indexes the lots by it. Takes turns with the pages of the portal: both index the same lots, and
 * each must see what the other wrote.
 */
export async function saveText(
  db: Database,
  lexemes: LexemeCache,
  { id, source, tenderId, lotId, fileName }: StoredDocument,
  reading: TextReading,
): Promise<void> {
  await withPageLock(db, source, async (transaction) => {
    const { isNewest, hadText } = await readVersion(transaction, id, fileName)
    if (!isNewest) return
    await transaction
      .insertInto('document_text')
      .values({ document_id: id, ...reading })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ ...reading, extracted_at: sql`now()` }))
      .execute()
    if (reading.text === null && !hadText) return
    if (lotId === null) await indexTenders(transaction, [tenderId], lexemes)
    else await indexLots(transaction, [lotId], lexemes)
  })
}

/** Whether the file that was read is still the document's, and whether its lots are found by an earlier text. */
async function readVersion(db: DbTransaction, documentId: number, fileName: string) {
  const { rows } = await sql<{ isNewest: boolean; hadText: boolean }>`
    select d.file_name = ${fileName} as "isNewest", t.text is not null as "hadText"
    from document d left join document_text t on t.document_id = d.id where d.id = ${documentId}`.execute(db)
  return rows[0] ?? { isNewest: false, hadText: false }
}

/** As `application`: what a download needs to know. */
export async function findDocumentByFileName(db: Database, fileName: string) {
  return db
    .selectFrom('document')
    .select(['id', 'original_file_name', 'content_type'])
    .where('file_name', '=', fileName)
    .executeTakeFirst()
}
