import type { DocumentCategory } from '@tendertap/domain/company-documents/company-documents'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface DocumentRow {
  id: string
  title: string
  category: DocumentCategory
  validUntil: string | null
  fileId: string
  fileName: string
  fileSize: number
  savedAt: Date
  savedBy: string | null
}

export interface SavedDocument {
  title: string
  category: DocumentCategory
  validUntil: string | null
  /** null keeps the file that is there */
  fileId: string | null
}

/** Those that end first stand first; the archived ones are left out. */
export async function listDocuments({ db, owns }: Scope, id: string | null = null): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select c.id, c.title, c.category, c.valid_until::text as "validUntil", c.file_id as "fileId", f.name as "fileName",
      f.size as "fileSize", c.saved_at as "savedAt", u.full_name as "savedBy"
    from company_document c join own_file f on f.workspace_id = c.workspace_id and f.id = c.file_id
      join app_user u on u.workspace_id = c.workspace_id and u.id = c.saved_by
    where c.archived_at is null and (${id}::uuid is null or c.id = ${id}) and ${owns('c.workspace_id')}
      and ${owns('f.workspace_id')} and ${owns('u.workspace_id')}
    order by c.valid_until nulls last, c.title, c.id`.execute(db)
  return rows
}

export async function countDocuments({ db, owns }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from company_document c where c.archived_at is null and ${owns('c.workspace_id')}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function hasFile({ db, owns }: Scope, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from own_file f where f.id = ${fileId} and ${owns('f.workspace_id')}`.execute(db)
  return rows.length > 0
}

export async function addDocument(
  scope: Scope,
  userId: string,
  { title, category, validUntil, fileId }: SavedDocument,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into company_document (workspace_id, title, category, valid_until, file_id, saved_by)
    values (${scope.workspaceId}, ${title}, ${category}, ${validUntil}, ${fileId}, ${userId}) returning id`.execute(
    scope.db,
  )
  return rows[0]?.id ?? null
}

/** null: there is none, or it is archived */
export async function changeDocument(
  { db, owns }: Scope,
  userId: string,
  id: string,
  { title, category, validUntil, fileId }: SavedDocument,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update company_document c set title = ${title}, category = ${category}, valid_until = ${validUntil},
      file_id = coalesce(${fileId}, c.file_id), saved_by = ${userId}, saved_at = now()
    where c.id = ${id} and c.archived_at is null and ${owns('c.workspace_id')} returning c.id`.execute(db)
  return rows[0]?.id ?? null
}

export async function archiveDocument({ db, owns }: Scope, id: string): Promise<boolean> {
  const { rows } = await sql`
    update company_document c set archived_at = now()
    where c.id = ${id} and c.archived_at is null and ${owns('c.workspace_id')} returning c.id`.execute(db)
  return rows.length > 0
}

/** The lots in work that use the document. */
export async function listLotsWith({ db, owns }: Scope, id: string): Promise<number[]> {
  const { rows } = await sql<{ lotId: number }>`
    select distinct w.lot_id as "lotId" from work_file w
    where w.company_document_id = ${id} and ${owns('w.workspace_id')}`.execute(db)
  return rows.map(({ lotId }) => lotId)
}
