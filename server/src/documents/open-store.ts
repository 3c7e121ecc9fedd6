// The store that DOCUMENTS_STORE names.
import { fileURLToPath } from 'node:url'
import { openFilesystemStore } from './filesystem-store.ts'
import { openS3Store } from './s3-store.ts'
import type { DocumentStore } from './store.ts'

/** `file:///var/lib/tendertap/documents` or `s3://bucket?region=eu-central-1&endpoint=https://…` */
export function openStore(address: string): DocumentStore {
  const url = new URL(address)
  if (url.protocol === 'file:') return openFilesystemStore(fileURLToPath(url))
  if (url.protocol !== 's3:' || url.host === '')
    throw new Error('DOCUMENTS_STORE must begin with file:/// or s3://<bucket>')
  return openS3Store({
    bucket: url.host,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint'),
  })
}
