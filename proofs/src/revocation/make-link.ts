import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Principal } from '../guards/tenants.ts'

/** The kind of links that has a table of its own, email_change. */
export const CANCEL_LINK = 'cancel_email_change'

/** The kinds of links, as the database knows them. */
export async function listPurposes(owner: Database): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'secret_link'::regclass and conname = 'secret_link_purpose_check'`.execute(owner)
  const purposes = Array.from((rows[0]?.definition ?? '').matchAll(/'(\w+)'/g), ([, purpose = '']) => purpose)
  if (purposes.length === 0) throw new Error('The table secret_link does not list the purposes of links')
  return [...purposes, CANCEL_LINK]
}

/** A link that was sent to the person and not used; gives its secret. */
export async function makeLink(owner: Database, { userId, workspaceId }: Principal, purpose: string): Promise<string> {
  const secret = randomUUID()
  const hash = createHash('sha256').update(secret).digest()
  if (purpose === CANCEL_LINK) {
    await sql`
      insert into email_change (user_id, workspace_id, old_email, secret_hash, expires_at)
      values (${userId}, ${workspaceId}, ${`${secret}@revocation.example`}, ${hash}, now() + interval '1 day')`.execute(
      owner,
    )
    return secret
  }
  const insert = (email: string | null) =>
    sql`
      insert into secret_link (user_id, workspace_id, purpose, email, secret_hash, expires_at)
      values (${userId}, ${workspaceId}, ${purpose}, ${email}, ${hash}, now() + interval '1 day')`.execute(owner)
  try {
    await insert(null)
  } catch (error) {
    // some kinds of links are about an address
    if ((error as { constraint?: string }).constraint !== 'secret_link_check') throw error
    await insert(`${secret}@revocation.example`)
  }
  return secret
}
