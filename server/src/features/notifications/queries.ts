import { createHash } from 'node:crypto'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { FLAG_DEFAULT, NOTIFICATION_FLAGS, type NotificationFlag } from '@tendertap/domain/notifications/categories'
import { USUAL_QUIET_HOURS } from '@tendertap/domain/notifications/quiet-hours'
import type { Scope } from '../../db/scope.ts'

type Settings = Output<'settings/getSettings'>

const COLUMNS = [...NOTIFICATION_FLAGS, 'quiet_from', 'quiet_to'] as const
const DEFAULTS = {
  ...(Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, FLAG_DEFAULT])) as Record<NotificationFlag, boolean>),
  quiet_from: USUAL_QUIET_HOURS.from,
  quiet_to: USUAL_QUIET_HOURS.to,
}

/** Without a row everything is on, with the usual quiet hours. */
export async function readSettings(scope: Scope, userId: string): Promise<Settings> {
  const row = await scope.db
    .selectFrom('notification_setting')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where(scope.owns('notification_setting.workspace_id'))
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** What is missing stays as it is. */
export async function changeSettings(
  scope: Scope,
  userId: string,
  settings: Input<'settings/updateSettings'>,
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  await scope.db
    .insertInto('notification_setting')
    .values({ workspace_id: scope.workspaceId, user_id: userId, ...changes })
    // an update must set a column even when nothing changes, so it sets the owner
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
