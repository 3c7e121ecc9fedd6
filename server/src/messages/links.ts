// Single-use links in messages. The secret is made when the message is delivered; only its hash is ever stored. A new
// password, a new e-mail or a deactivation deletes the person's links, a declined application those of its workspace:
// trigger forget_links (migration 0022).
import { sql, type Kysely } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import type { Scope } from '../db/scope.ts'
import { setCancelLinkSecret } from './cancel-links.ts'
import { hashSecret } from './hash-secret.ts'

/** Every purpose that a link in a message can have. */
export type LinkPurpose = SecretLinkPurpose | 'cancel_email_change'
/** Of the table secret_link: a new one takes the older one's place, and a new password ends them all. */
export type SecretLinkPurpose = 'reset_password' | 'set_password' | 'confirm_email'

export interface NewLink {
  userId: string
  purpose: SecretLinkPurpose
  /** works this long from now */
  hours: number
  /** the address that the link confirms */
  email?: string
  /** the person's, where it is not the scope's own: the operator makes links for a workspace's first admin */
  workspaceId?: string
}

/** Gives the link's id, for `sendMessage`. Earlier links of this person for the same purpose stop working. */
export async function makeLink(scope: Scope, { userId, purpose, hours, email, workspaceId }: NewLink): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into secret_link (workspace_id, user_id, purpose, email, expires_at)
    values (${workspaceId ?? scope.workspaceId}, ${userId}, ${purpose}, ${email ?? null}, now() + make_interval(secs => ${hours * 3_600}))
    on conflict (user_id, purpose) do update set
      id = uuidv7(), email = excluded.email, expires_at = excluded.expires_at, secret_hash = null, used_at = null
    returning id`.execute(scope.db)
  const made = rows[0]
  if (!made) throw new Error('the link was not made')
  return made.id
}

interface LinkOwner {
  userId: string
  workspaceId: string | null
}

export interface UsedLink extends LinkOwner {
  email: string | null
}

/**
 * Uses the link up and locks its person. Null for a link that is unknown, used, replaced, expired or made for another
 * purpose, and for a person who may not sign in.
 */
export async function useLink(db: Kysely<DB>, secret: string, purpose: SecretLinkPurpose): Promise<UsedLink | null> {
  const { rows } = await sql<UsedLink>`
    select user_id as "userId", workspace_id as "workspaceId", email from use_secret_link(${hashSecret(secret)}, ${purpose})`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface PasswordLinkOwner extends LinkOwner {
  purpose: 'reset_password' | 'set_password'
  email: string
  fullName: string | null
  workspaceName: string | null
}

/** Whose link this is, without using it up: a password that is refused leaves the link as it was. */
export async function findPasswordLinkOwner(db: Kysely<DB>, secret: string): Promise<PasswordLinkOwner | null> {
  const { rows } = await sql<PasswordLinkOwner>`
    select user_id as "userId", workspace_id as "workspaceId", purpose, email, full_name as "fullName", workspace_name as "workspaceName"
    from password_link_owner(${hashSecret(secret)})`.execute(db)
  return rows[0] ?? null
}

/** Whose link to confirm an address this is, without using it up. */
export async function findEmailLinkOwner(db: Kysely<DB>, secret: string): Promise<LinkOwner | null> {
  const { rows } = await sql<LinkOwner>`
    select user_id as "userId", workspace_id as "workspaceId" from email_link_owner(${hashSecret(secret)})`.execute(db)
  return rows[0] ?? null
}

/** For a change that the trigger does not see: the password may be gone already. */
export async function forgetLinks(scope: Scope, userId: string): Promise<void> {
  await sql`delete from secret_link where user_id = ${userId} and ${scope.owns('secret_link.workspace_id')}`.execute(
    scope.db,
  )
  await sql`delete from telegram_link where user_id = ${userId} and ${scope.owns('telegram_link.workspace_id')}`.execute(
    scope.db,
  )
}

/** Sets the link's only secret. False when it is used, replaced or expired: then there is nothing to send. */
export async function setLinkSecret(
  background: Kysely<DB>,
  linkId: string,
  purpose: LinkPurpose,
  secret: string,
): Promise<boolean> {
  if (purpose === 'cancel_email_change') return setCancelLinkSecret(background, linkId, secret)
  const { numAffectedRows } = await sql`
    update secret_link set secret_hash = ${hashSecret(secret)}
    where id = ${linkId} and purpose = ${purpose} and used_at is null and expires_at > now()`.execute(background)
  return numAffectedRows === 1n
}
