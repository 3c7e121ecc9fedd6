// The link in the letter to the old address that undoes a change of the e-mail. Unlike the links of links.ts, it
// survives a new password and a newer link: whoever made the change could bring about both.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import type { Scope } from '../db/scope.ts'
import { hashSecret } from './hash-secret.ts'

export const CANCEL_LINK_DAYS = 7

/** Gives the link's id, for `sendMessage`. */
export async function makeCancelLink(scope: Scope, userId: string, oldEmail: string): Promise<string> {
  await scope.db
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where(scope.owns('email_change.workspace_id'))
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
  const { id } = await scope.db
    .insertInto('email_change')
    .values({
      workspace_id: scope.workspaceId,
      user_id: userId,
      old_email: oldEmail,
      expires_at: sql<Date>`now() + make_interval(days => ${CANCEL_LINK_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface CancelLinkOwner {
  changeId: string
  userId: string
  workspaceId: string | null
}

/** Whose link this is, without using it up. Null for one that is unknown, used or expired. */
export async function findCancelLinkOwner(db: Kysely<DB>, secret: string): Promise<CancelLinkOwner | null> {
  const { rows } = await sql<CancelLinkOwner>`
    select change_id as "changeId", user_id as "userId", workspace_id as "workspaceId"
    from email_change_owner(${hashSecret(secret)})`.execute(db)
  return rows[0] ?? null
}

export interface UndoneChange {
  oldEmail: string
  requestedAt: Date
}

/**
 * Uses the link up, and with it the links of all later changes: undoing a change undoes what followed it. Links of
 * earlier changes stay. Null when somebody else has just used it.
 */
export async function useCancelLink(scope: Scope, { changeId, userId }: CancelLinkOwner): Promise<UndoneChange | null> {
  const undone = await scope.db
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where(scope.owns('email_change.workspace_id'))
    .where('id', '>=', changeId)
    .returning(['id', 'old_email', 'requested_at'])
    .execute()
  const change = undone.find(({ id }) => id === changeId)
  return change ? { oldEmail: change.old_email, requestedAt: change.requested_at } : null
}

/** Sets the link's only secret. False when it is used or expired: then there is nothing to send. */
export async function setCancelLinkSecret(background: Kysely<DB>, linkId: string, secret: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update email_change set secret_hash = ${hashSecret(secret)}
    where id = ${linkId} and expires_at > now()`.execute(background)
  return numAffectedRows === 1n
}
