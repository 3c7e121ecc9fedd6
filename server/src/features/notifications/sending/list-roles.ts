import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'

export async function listRoles({ db, owns }: Scope, userId: string): Promise<Role[]> {
  const { rows } = await sql<{ role: Role }>`
    select r.role from user_role r where r.user_id = ${userId} and ${owns('r.workspace_id')}`.execute(db)
  return rows.map(({ role }) => role)
}
