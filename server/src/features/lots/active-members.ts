// The people who can be made responsible for a lot or named in a comment on it.
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface Member {
  id: string
  fullName: string | null
}

/** Of these ids those of members who have not left. An id of another workspace is like an unknown one. */
export async function listActiveMembers({ db, owns }: Scope, ids: readonly string[]): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id, u.full_name as "fullName" from app_user u
    where u.id = any(${ids}::uuid[]) and u.deactivated_at is null and ${owns('u.workspace_id')} order by u.full_name, u.id`.execute(
    db,
  )
  return rows
}
