// A store of documents for the length of a test file or of a test.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFilesystemStore } from '../documents/filesystem-store.ts'
import type { DocumentStore } from '../documents/store.ts'
import { atEnd } from './at-end.ts'

export async function testStore(): Promise<DocumentStore> {
  const folder = await mkdtemp(join(tmpdir(), 'tendertap-documents-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return openFilesystemStore(folder)
}
