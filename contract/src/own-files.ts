// Files of a workspace's own. They are sent and received as bytes, not as JSON, so they are no calls.
import { LIBRARY_KEEPERS } from '@tendertap/domain/company-documents/company-documents'
import type { Access } from './access.ts'

/** `POST /api/files?name=…` with the bytes as an application/octet-stream. Whoever may attach a file may send it. */
export const upload: { readonly path: '/api/files'; readonly access: Access; readonly action: 'files/upload' } = {
  path: '/api/files',
  access: LIBRARY_KEEPERS,
  /** as the audit names it */
  action: 'files/upload',
}

/** Requested by GET, sent as an attachment. */
export const ownFiles: { readonly path: '/api/files/:fileId'; readonly access: Access } = {
  path: '/api/files/:fileId',
  access: 'member',
}

/** The answer to an upload. */
export interface UploadedFile {
  /** for lots/attachFile and companyDocuments/saveDocument, within a day */
  fileId: string
  /** as it is stored: without a path, with an ending that fits its content */
  name: string
  size: number
  /** recognised by the content */
  kind: string
}

export function toUploadPath(name: string): string {
  return `${upload.path}?name=${encodeURIComponent(name.toWellFormed())}`
}

export function toOwnFilePath(fileId: string): string {
  return `/api/files/${encodeURIComponent(fileId)}`
}
