// A delivery's way from queued to sent, as the role `background`, across workspaces.
import type { Language } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface DeliveryToSend {
  id: string
  channel: string
  address: string
  name: string | null
  language: Language
  linkId: string | null
  kind: string
  facts: Record<string, unknown>
}

/** Begins an attempt. Null when the delivery is sent already: its worker died before the queue knew. */
export async function beginAttempt(db: Database, deliveryId: string): Promise<DeliveryToSend | null> {
  const { rows } = await sql<DeliveryToSend>`
    with taken as (
      update delivery set state = 'sending', attempts = attempts + 1, problem = null
      where id = ${deliveryId} and state <> 'sent'
      returning id, event_id, channel, address, name, language, link_id
    )
    select t.id, t.channel, t.address, t.name, t.language, t.link_id as "linkId", e.kind, e.facts
    from taken t join event e on e.id = t.event_id`.execute(db)
  return rows[0] ?? null
}

export async function markSent(db: Database, deliveryId: string): Promise<void> {
  await sql`update delivery set state = 'sent', sent_at = now() where id = ${deliveryId}`.execute(db)
}

/** queued: another attempt will follow */
export type Outcome = 'queued' | 'failed' | 'uncertain' | 'dropped'

export async function markNotSent(db: Database, deliveryId: string, state: Outcome, problem: string): Promise<void> {
  await sql`update delivery set state = ${state}, problem = ${problem} where id = ${deliveryId}`.execute(db)
}

const FORGOTTEN_AT_ONCE = 5_000

/** What was sent more than half a year ago; the database lets us delete nothing younger. */
export async function forgetOld(db: Database): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from event where id in (
        select id from event where happened_at < now() - interval '180 days' order by happened_at limit ${FORGOTTEN_AT_ONCE})`.execute(
      db,
    )
    if ((numAffectedRows ?? 0n) < BigInt(FORGOTTEN_AT_ONCE)) break
  }
  await sql`delete from delivery_attempt where begun_at < now() - interval '180 days'`.execute(db)
}
