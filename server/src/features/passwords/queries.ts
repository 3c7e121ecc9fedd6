import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'

/** Saves a password that the person chose, so that they need not change it. */
export async function setPassword(scope: Scope, userId: string, passwordHash: string): Promise<void> {
  await scope.db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
}

export interface ResetLink {
  linkId: string
  email: string
  fullName: string | null
  lang: string | null
}

/** Null when nobody who may sign in has this e-mail. */
export async function makeResetLink(background: Database, email: string): Promise<ResetLink | null> {
  const { rows } = await sql<ResetLink>`
    select link_id as "linkId", email, full_name as "fullName", lang from make_reset_link(${email})`.execute(background)
  return rows[0] ?? null
}
