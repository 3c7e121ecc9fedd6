// Sends a message inside the caller's transaction: one event, and one delivery of it for each recipient. A rollback
// sends nothing. The worker writes the text and delivers it.
import type { Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { Scope } from '../db/scope.ts'
import { JOBS } from '../jobs/definitions.ts'
import { enqueueMany } from '../jobs/enqueue.ts'
import type { Channel } from './channels.ts'
import type { MessageKind } from './kind.ts'
import { MESSAGE_KINDS, type FactsOf, type MessageKindName } from './kinds.ts'

export interface Recipient {
  /** absent for an address without an account */
  userId?: string
  /** e-mail by default */
  channel?: Channel
  address: string
  name: string | null
  language: Language
  /** from `makeLink`, for the kinds whose button opens a page with a secret */
  linkId?: string
}

export interface NewMessage<K extends MessageKindName> {
  kind: K
  facts: FactsOf<K>
  to: readonly Recipient[]
}

/** Without a workspace the message belongs to none: it is the operator's, or the worker's own. */
export type Sender = Pick<Scope, 'db'> & Partial<Pick<Scope, 'workspaceId'>>

export async function sendMessage<K extends MessageKindName>(
  { db, workspaceId = null }: Sender,
  { kind, facts, to }: NewMessage<K>,
): Promise<void> {
  if (to.length === 0) return
  const { facts: schema, purpose }: MessageKind = MESSAGE_KINDS[kind]
  if (to.some(({ linkId }) => (purpose === undefined) !== (linkId === undefined)))
    throw new Error(`A message ${kind} ${purpose ? 'needs' : 'has no'} link`)
  const { rows } = await sql<{ id: string }>`
    with happened as (
      insert into event (workspace_id, kind, facts) values (${workspaceId}, ${kind}, ${JSON.stringify(schema.parse(facts))}) returning id
    )
    insert into delivery (workspace_id, event_id, user_id, channel, address, name, language, link_id)
    select ${workspaceId}, happened.id, r."userId", coalesce(r.channel, 'email'), r.address, r.name, r.language, r."linkId"
    from happened, jsonb_to_recordset(${JSON.stringify(to)}::jsonb)
      as r("userId" uuid, channel text, address text, name text, language text, "linkId" uuid)
    returning id`.execute(db)
  const payloads = rows.map(({ id }) => ({ deliveryId: id }))
  await enqueueMany(db, JOBS, 'messages/deliver', payloads)
}
