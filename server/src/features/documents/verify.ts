// Looks whether the store still has the bytes that a row names, and has them fetched again if not. May run twice.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { PRIORITIES } from '../../documents/request-documents.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Log } from '../../platform/log.ts'

interface NamedBytes {
  fileName: string
  size: number | null
  sha256: Buffer | null
}

export async function verifyDocument(
  db: Database,
  store: DocumentStore,
  documentId: number,
  reason: 'opened' | 'swept',
  log: Log,
): Promise<void> {
  const named = await findNamedBytes(db, documentId)
  const problem = named && (await findDamage(store, named))
  if (!named || !problem) return
  const isRequested = await requestAgain(db, documentId, named.fileName, problem, PRIORITIES[reason])
  if (isRequested) log.warn({ documentId, fileName: named.fileName, problem }, 'the document is fetched again')
}

async function findNamedBytes(db: Database, documentId: number): Promise<NamedBytes | null> {
  const row = await db
    .selectFrom('document')
    .select(['file_name as fileName', 'size', 'sha256'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row?.fileName ? { ...row, fileName: row.fileName } : null
}

/** Null when the store has exactly the bytes that were received. */
async function findDamage(store: DocumentStore, { fileName, size, sha256 }: NamedBytes): Promise<string | null> {
  const found = await store.open(fileName)
  if (!found) return 'The store has lost the document'
  if (size !== null && found.size !== size) {
    found.body.destroy()
    return `The store has ${found.size} of ${size} bytes`
  }
  const hash = createHash('sha256')
  await pipeline(found.body, hash)
  return sha256 && !hash.digest().equals(sha256) ? 'The bytes in the store have changed' : null
}

/**
 * Marks the document to be fetched from its first attempt on. False when the row names other bytes by now. One that the
 * portal no longer lists cannot be fetched, unless it is listed again.
 */
function requestAgain(
  db: Database,
  documentId: number,
  fileName: string,
  problem: string,
  priority: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isListed: boolean }>`
      update document set file_name = null, problem = ${problem}, attempts = 0, etag = null, last_modified = null,
        state = case when removed_at is null then 'wanted' else 'unavailable' end,
        next_attempt_at = case when removed_at is null then null else now() end
      where id = ${documentId} and file_name = ${fileName}
      returning removed_at is null as "isListed"`.execute(transaction)
    if (rows[0]?.isListed) await enqueue(transaction, 'documents/fetch', { documentId }, { priority })
    return rows.length > 0
  })
}
