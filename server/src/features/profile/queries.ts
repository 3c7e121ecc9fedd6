import type { Language } from '@tendertap/domain/languages'
import pg from 'pg'
import type { Scope } from '../../db/scope.ts'

export interface ProfileChange {
  full_name?: string | null
  phone?: string | null
  position?: string | null
  lang?: Language
}

export async function changeProfile(scope: Scope, userId: string, change: ProfileChange): Promise<void> {
  await scope.db
    .updateTable('app_user')
    .set(change)
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
}

/** False when somebody else has the address: it is unique platform-wide. */
export async function changeEmail(scope: Scope, userId: string, email: string): Promise<boolean> {
  try {
    await scope.db
      .updateTable('app_user')
      .set({ email })
      .where('id', '=', userId)
      .where(scope.owns('app_user.workspace_id'))
      .execute()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'app_user_email') return false
    throw error
  }
}

/** Nobody can sign in until a new password is set by a link, and no chat gets messages. */
export async function dropPasswordAndChat(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .updateTable('app_user')
    .set({ password_hash: null, telegram_chat_id: null })
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
}

export async function forgetRecoveryCodes(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where(scope.owns('recovery_code.workspace_id'))
    .execute()
}

export async function removeFactorSetUpSince(scope: Scope, userId: string, since: Date): Promise<void> {
  await scope.db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .where('confirmed_at', '>', since)
    .execute()
}
