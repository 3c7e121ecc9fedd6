// What was sent to an address, delivered or not.
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface SentMessage {
  kind: string
  facts: Record<string, unknown>
  language: string
  name: string | null
  address: string
  userId: string | null
  linkId: string | null
}

/** In the order they were sent. */
export async function listMessagesTo({ db }: TestServer, address: string): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select e.kind, e.facts, d.language, d.name, d.address, d.user_id as "userId", d.link_id as "linkId"
    from delivery d join event e on e.id = d.event_id
    where lower(d.address) = lower(${address})
    order by d.id`.execute(db.owner)
  return rows
}
