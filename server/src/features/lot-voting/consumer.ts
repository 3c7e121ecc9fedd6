// When an announcement replaces another, the votes on the other carry over. Either may come first, and lots later.
// Which lots correspond may change with their names and codes.
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { defineConsumer } from '../../feed/consumer.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'

export const carryingConsumer = defineConsumer({
  name: 'lot-voting/carryVotes',
  kinds: ['published', 'text', 'details', 'superseded'],
  handle: async (db, changes) => {
    const tenderIds = new Set(changes.map(({ tenderId }) => tenderId))
    const voted = await listVoted(db, [...tenderIds])
    // a job for each: it takes its two locks at once, in the order of all, so it can't block people in a circle
    if (voted.length > 0) await enqueueMany(db, JOBS, 'lot-voting/carryVotes', voted)
  },
})

interface Voted {
  workspaceId: string
  tenderId: number
}

/**
 * The tenders that replace another, where these are either of the two, with the workspaces that have voted on the
 * replaced one or have copies on the replacing one, perhaps of votes on a third.
 */
async function listVoted(db: DbTransaction, tenderIds: readonly number[]): Promise<Voted[]> {
  const { rows } = await sql<Voted>`
    with replacing as materialized (
      select id, supersedes_id from tender where id = any(${tenderIds}::bigint[]) and supersedes_id is not null
      union
      select id, supersedes_id from tender where supersedes_id = any(${tenderIds}::bigint[]))
    select v.workspace_id as "workspaceId", r.id as "tenderId"
    from replacing r join lot l on l.tender_id in (r.id, r.supersedes_id) join lot_vote v on v.lot_id = l.id
    where v.carried or l.tender_id = r.supersedes_id
    union
    select v.workspace_id, r.id from replacing r join tender_vote v on v.tender_id in (r.id, r.supersedes_id)
    where v.carried or v.tender_id = r.supersedes_id`.execute(db)
  return rows
}
