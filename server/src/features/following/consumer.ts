// A new lot, or a change of a tender, concerns the workspaces whose people follow the customer or the tender.
import { NEWS_KINDS } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { defineConsumer } from '../../feed/consumer.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'

export const followingConsumer = defineConsumer({
  name: 'following/tell',
  kinds: ['published', ...NEWS_KINDS],
  handle: async (db, changes) => {
    const followed = await listFollowed(
      db,
      changes.map(({ seq }) => seq),
    )
    if (followed.length > 0) await enqueueMany(db, JOBS, 'following/tell', followed)
  },
})

interface FollowedChange {
  workspaceId: string
  tenderId: number
  /** one of the changes of a moment; the job reads the others */
  seq: number
}

/** In workspaces with a subscription. */
async function listFollowed(db: DbTransaction, seqs: readonly number[]): Promise<FollowedChange[]> {
  const { rows } = await sql<FollowedChange>`
    select n.workspace_id as "workspaceId", n.tender_id as "tenderId", min(n.seq) as seq from (
      select f.workspace_id, c.tender_id, c.at, c.seq from change c join followed f on f.tender_id = c.tender_id
      where c.seq = any(${seqs}::bigint[]) and c.kind <> 'published'
      union all
      select f.workspace_id, c.tender_id, c.at, c.seq from change c join lot l on l.id = c.lot_id
      join followed f on f.customer_id = l.customer_id
      where c.seq = any(${seqs}::bigint[]) and c.kind = 'published') n
    where exists (
      select from subscription p where p.workspace_id = n.workspace_id and p.starts_at <= now() and p.ends_at > now())
    group by n.workspace_id, n.tender_id, n.at`.execute(db)
  return rows
}
