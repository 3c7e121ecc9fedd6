import type { Access } from './access.ts'

/** A file of the catalogue, sent as an attachment. It is requested by GET and is not under /api. */
export const documents: { readonly path: '/documents/:fileName'; readonly access: Access } = {
  path: '/documents/:fileName',
  access: 'member or superadmin',
}

export function toDocumentPath(fileName: string): string {
  return `/documents/${encodeURIComponent(fileName)}`
}
