// Files of a workspace's own: how they get into the store and out of it.
import { findKindByContentType } from '../../documents/file-kind.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { OwnFileParts } from '../../http/own-files.ts'
import { addFile, findFile } from './queries.ts'
import { receiveFile } from './receive.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createOwnFiles(store: DocumentStore): OwnFileParts['ownFiles'] {
  return {
    receive: (body, name) => receiveFile(store, body, name),
    save: addFile,
    discard: ({ fileName }) => store.delete(fileName),
    find: async (scope, fileId) => (UUID.test(fileId) ? findFile(scope, fileId) : null),
    open: async ({ fileName, name, contentType }) => {
      const bytes = await store.open(fileName)
      return (
        bytes && {
          originalFileName: name,
          extensions: findKindByContentType(contentType)?.extensions ?? null,
          ...bytes,
        }
      )
    },
  }
}
