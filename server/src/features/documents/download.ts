import type { Database } from '../../db/database.ts'
import { findKindByContentType } from '../../documents/file-kind.ts'
import { PRIORITIES } from '../../documents/request-documents.ts'
import { isName, type DocumentStore } from '../../documents/store.ts'
import type { DocumentParts } from '../../http/documents.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Log } from '../../platform/log.ts'
import { findDocumentByFileName } from './queries.ts'

/** The bytes of a stored document with the name they are saved under. `db` is the role `application`. */
export function openDocument(db: Database, store: DocumentStore): DocumentParts['openDocument'] {
  return async (fileName, log) => {
    const document = isName(fileName) ? await findDocumentByFileName(db, fileName) : undefined
    if (!document) return null
    const bytes = await store.open(fileName)
    if (!bytes) {
      await requestVerification(db, document.id, log)
      return null
    }
    return {
      originalFileName: document.original_file_name,
      extensions: findKindByContentType(document.content_type)?.extensions ?? null,
      ...bytes,
    }
  }
}

/** The worker looks for itself, and fetches the document again. If this fails, the answer to the person is the same. */
async function requestVerification(db: Database, documentId: number, log: Pick<Log, 'error'>): Promise<void> {
  try {
    await db
      .transaction()
      .execute((transaction) =>
        enqueue(transaction, 'documents/verify', { documentId, reason: 'opened' }, { priority: PRIORITIES.opened }),
      )
  } catch (err) {
    log.error({ err, documentId }, 'a lost document could not be requested again')
  }
}
