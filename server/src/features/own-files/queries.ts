import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import type { ReceivedFile } from '../../http/own-files.ts'

export async function addFile(
  scope: Scope,
  userId: string,
  { fileName, name, size, sha256, contentType }: ReceivedFile,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into own_file (workspace_id, file_name, name, size, sha256, content_type, uploaded_by)
    values (${scope.workspaceId}, ${fileName}, ${name}, ${size}, ${sha256}, ${contentType}, ${userId})
    returning id`.execute(scope.db)
  const [row] = rows
  if (!row) throw new Error('The file that was just saved has no id')
  return row.id
}

export async function findFile({ db, owns }: Scope, fileId: string) {
  const { rows } = await sql<{ fileName: string; name: string; contentType: string }>`
    select f.file_name as "fileName", f.name, f.content_type as "contentType" from own_file f
    where f.id = ${fileId} and ${owns('f.workspace_id')}`.execute(db)
  return rows[0] ?? null
}

const IS_UNUSED = sql<boolean>`
  f.uploaded_at < now() - interval '1 day'
  and not exists (select from work_file w where w.workspace_id = f.workspace_id and w.file_id = f.id)
  and not exists (select from company_document c where c.workspace_id = f.workspace_id and c.file_id = f.id)`

/** As `background`, of every workspace. */
export async function listUnusedFiles(db: Database): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await sql<{ workspaceId: string; id: string }>`
    select f.workspace_id as "workspaceId", f.id from own_file f where ${IS_UNUSED} limit 10000`.execute(db)
  return rows
}

/** As `background`. False when somebody uses it by now. */
export async function removeUnusedFile(
  db: Database,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<boolean> {
  try {
    const { numAffectedRows = 0n } = await sql`
      delete from own_file f where f.workspace_id = ${workspaceId} and f.id = ${id} and ${IS_UNUSED}`.execute(db)
    return numAffectedRows > 0n
  } catch (problem) {
    // attached between the two looks: the row that uses it refuses
    if (problem instanceof Error && 'code' in problem && problem.code === FOREIGN_KEY_VIOLATION) return false
    throw problem
  }
}

const FOREIGN_KEY_VIOLATION = '23503'
