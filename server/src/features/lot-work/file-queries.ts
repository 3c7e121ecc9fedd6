import type { AttachedFile } from '@tendertap/domain/lot-work/own-files'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface WorkFileRow extends AttachedFile {
  id: string
  documentKey: string
  /** of the file, also where it is the library's */
  name: string
}

export async function listWorkFiles({ db, owns }: Scope, lotId: number): Promise<WorkFileRow[]> {
  const { rows } = await sql<WorkFileRow>`
    select w.id, w.document_key as "documentKey", w.file_id as "fileId", w.company_document_id as "companyDocumentId", f.name
    from work_file w
      left join company_document c on c.workspace_id = w.workspace_id and c.id = w.company_document_id and ${owns('c.workspace_id')}
      join own_file f on f.workspace_id = w.workspace_id and f.id = coalesce(w.file_id, c.file_id)
    where w.lot_id = ${lotId} and ${owns('w.workspace_id')} and ${owns('f.workspace_id')}`.execute(db)
  return rows
}

/** The file with its name, or the file of the document of the library; null when there is none, or it is archived. */
export async function findAttachable(
  { db, owns }: Scope,
  { fileId, companyDocumentId }: AttachedFile,
): Promise<{ name: string } | null> {
  const { rows } = await sql<{ name: string }>`
    select f.name from own_file f where ${owns('f.workspace_id')} and f.id = coalesce(${fileId}::uuid,
      (select c.file_id from company_document c
        where c.id = ${companyDocumentId} and c.archived_at is null and ${owns('c.workspace_id')}))`.execute(db)
  return rows[0] ?? null
}

export async function addWorkFile(
  scope: Scope,
  {
    lotId,
    documentKey,
    userId,
    fileId,
    companyDocumentId,
  }: AttachedFile & { lotId: number; documentKey: string; userId: string },
): Promise<void> {
  await sql`
    insert into work_file (workspace_id, lot_id, document_key, file_id, company_document_id, attached_by)
    values (${scope.workspaceId}, ${lotId}, ${documentKey}, ${fileId}, ${companyDocumentId}, ${userId})`.execute(
    scope.db,
  )
}

export async function removeWorkFile({ db, owns }: Scope, id: string): Promise<void> {
  await sql`delete from work_file w where w.id = ${id} and ${owns('w.workspace_id')}`.execute(db)
}
