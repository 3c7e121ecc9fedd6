import type { Database } from '../../db/database.ts'
import { findKindByContentType } from '../../documents/file-kind.ts'
import { isName, type DocumentStore } from '../../documents/store.ts'
import type { DocumentParts } from '../../http/documents.ts'
import { findDocumentByFileName } from './queries.ts'

/** The bytes of a stored document with the name they are saved under. `db` is the role `application`. */
export function openDocument(db: Database, store: DocumentStore): DocumentParts['openDocument'] {
  return async (fileName) => {
    const document = isName(fileName) ? await findDocumentByFileName(db, fileName) : undefined
    const bytes = document ? await store.open(fileName) : null
    if (!document || !bytes) return null
    return {
      originalFileName: document.original_file_name,
      extensions: findKindByContentType(document.content_type)?.extensions ?? null,
      ...bytes,
    }
  }
}
