import { createHash } from 'node:crypto'
import { FLAG_DEFAULT, NOTIFICATION_FLAGS, type NotificationFlag } from '@tendertap/domain/notifications/categories'
import type { Scope } from '../../db/scope.ts'

type Flags = Record<NotificationFlag, boolean>

/** Without a row everything is on. */
export async function readFlags(scope: Scope, userId: string): Promise<Flags> {
  const row = await scope.db
    .selectFrom('notification_setting')
    .select(NOTIFICATION_FLAGS)
    .where('user_id', '=', userId)
    .where(scope.owns('notification_setting.workspace_id'))
    .executeTakeFirst()
  return row ?? (Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, FLAG_DEFAULT])) as Flags)
}

/** A missing flag stays as it is. */
export async function changeFlags(
  scope: Scope,
  userId: string,
  flags: { [F in NotificationFlag]?: boolean | undefined },
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  await scope.db
    .insertInto('notification_setting')
    .values({ workspace_id: scope.workspaceId, user_id: userId, ...changes })
    // an update must set a column even when no flag changes, so it sets the owner
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }))
    .execute()
}

/** Replaces any earlier token: a person has one live token at most. Only its hash is stored. */
export async function replaceTelegramToken(
  scope: Scope,
  userId: string,
  token: string,
  expiresAt: Date,
): Promise<void> {
  const live = { token_hash: createHash('sha256').update(token).digest(), expires_at: expiresAt }
  await scope.db
    .insertInto('telegram_link')
    .values({ workspace_id: scope.workspaceId, user_id: userId, ...live })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(live))
    .execute()
}

/** Also deletes a token that has not been used yet, so that it cannot link the chat again. */
export async function disconnectTelegram(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .updateTable('app_user')
    .set({ telegram_chat_id: null })
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
  await scope.db
    .deleteFrom('telegram_link')
    .where('user_id', '=', userId)
    .where(scope.owns('telegram_link.workspace_id'))
    .execute()
}
