// Rows of a workspace's own files. Their bytes are nowhere: whoever needs them uploads a file.
import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'

export const OWN_FILE_SIZE = 600

interface Uploader {
  workspaceId: string
  userId: string
  name?: string
  /** of its bytes in the store */
  fileName?: string
}

/** `db` is the owner. */
export async function anOwnFile(
  db: Database,
  { workspaceId, userId, name = 'Справка.pdf', fileName = randomBytes(16).toString('hex') }: Uploader,
): Promise<string> {
  const { id } = await db
    .insertInto('own_file')
    .values({
      workspace_id: workspaceId,
      file_name: fileName,
      name,
      size: OWN_FILE_SIZE,
      sha256: randomBytes(32),
      content_type: 'application/pdf',
      uploaded_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A document of the library. */
export async function aCompanyDocument(
  db: Database,
  {
    title = 'Справка об отсутствии задолженности',
    validUntil = null,
    ...uploader
  }: Uploader & { title?: string; validUntil?: string | null },
): Promise<string> {
  const { id } = await db
    .insertInto('company_document')
    .values({
      workspace_id: uploader.workspaceId,
      title,
      category: 'tax_certificate',
      valid_until: validUntil,
      file_id: await anOwnFile(db, uploader),
      saved_by: uploader.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
