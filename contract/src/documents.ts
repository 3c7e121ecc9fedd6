import type { Access } from './access.ts'

/** The one thing asked for by GET and outside the api path: a file of the catalogue, sent as an attachment. */
export const documents: { readonly path: '/documents/:fileName'; readonly access: Access } = {
  path: '/documents/:fileName',
  access: 'member',
}

export function toDocumentPath(fileName: string): string {
  return `/documents/${encodeURIComponent(fileName)}`
}
