import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'

export async function passwordHashOf(scope: Scope, userId: string): Promise<string | null> {
  const { password_hash } = await scope.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .executeTakeFirstOrThrow()
  return password_hash
}

/** A password of the person's own choice: nothing more is asked of them. */
export async function setPassword(scope: Scope, userId: string, passwordHash: string): Promise<void> {
  await scope.db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
}

/** The person's row, held until the transaction ends: two changes at once are one after the other. */
export async function lockPerson(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .forNoKeyUpdate()
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

/** A new secret in place of one that was never confirmed. False when the second factor is on. */
export async function startFactor(scope: Scope, userId: string, sealedSecret: Buffer): Promise<boolean> {
  const started = await scope.db
    .insertInto('second_factor')
    .values({ user_id: userId, workspace_id: scope.workspaceId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, started_at: new Date(), last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return started !== undefined
}

export async function confirmFactor(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .updateTable('second_factor')
    .set({ confirmed_at: new Date() })
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .execute()
}

export async function removeFactor(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .execute()
}
