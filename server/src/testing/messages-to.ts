// Letters that were asked for and wait for a worker.
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface QueuedMessage {
  kind: string
  language: string
  to: { name: string | null; address: string }
  facts: Record<string, unknown>
  linkId?: string
}

/** Those to one address, in the order they were asked for. */
export async function queuedMessages({ db }: TestServer, address: string): Promise<QueuedMessage[]> {
  const { rows } = await sql<{ data: QueuedMessage }>`
    select data from pgboss.job_common where name = 'letters/send' and lower(data #>> '{to,address}') = lower(${address})
    order by created_on, id`.execute(db.owner)
  return rows.map(({ data }) => data)
}
