// `db` is the role `background`.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { FileVersion } from '../../portals/connector.ts'
import type { Received } from './receive.ts'
import { writeReplacement } from './replacement.ts'

export function listStoredDocuments(
  db: DbTransaction,
  tenderIds: readonly number[],
): Promise<{ documentId: number }[]> {
  return db
    .selectFrom('document')
    .select('id as documentId')
    .where(sql<boolean>`tender_id = any(${tenderIds}::bigint[])`)
    .where('state', '=', 'stored')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

export interface StoredVersion extends FileVersion {
  id: number
  source: string
  url: string
  tenderId: number
  /** null: of the whole tender */
  lotId: number | null
  type: string
  name: string
  fileName: string
  sha256: Buffer
}

/** Null when it is not stored, or no longer listed. */
export async function findStoredVersion(db: Database, documentId: number): Promise<StoredVersion | null> {
  const { rows } = await sql<StoredVersion>`
    select d.id, t.source, d.url, d.tender_id as "tenderId", d.lot_id as "lotId", d.type, d.original_file_name as name, d.file_name as "fileName",
      d.sha256, d.etag, d.last_modified as "lastModified"
    from document d join tender t on t.id = d.tender_id where d.id = ${documentId} and d.state = 'stored' and d.removed_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The bytes are the same: from now on the portal can be asked about this version. */
export async function saveVersion(db: Database, id: number, { etag, lastModified }: FileVersion): Promise<void> {
  await db.updateTable('document').set({ etag, last_modified: lastModified }).where('id', '=', id).execute()
}

/** False when another worker was faster. */
export async function saveReplaced(
  db: Database,
  stored: StoredVersion,
  received: Received,
  at: Date,
): Promise<boolean> {
  const { id } = stored
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document')
      .set({
        file_name: received.fileName,
        size: received.size,
        sha256: received.sha256,
        content_type: received.contentType,
        etag: received.version.etag,
        last_modified: received.version.lastModified,
        stored_at: at,
      })
      .where('id', '=', id)
      .where('file_name', '=', stored.fileName)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await enqueue(transaction, 'documents/readText', { documentId: id })
    await writeReplacement(transaction, stored, at)
    return true
  })
}
