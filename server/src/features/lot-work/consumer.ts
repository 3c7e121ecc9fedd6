// A change on the portal may mean something for the votes and the work of several workspaces.
import { KINDS_WITH_CONSEQUENCE } from '@tendertap/domain/lot-work/consequences'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { defineConsumer } from '../../feed/consumer.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'

export const changesInWorkConsumer = defineConsumer({
  name: 'lot-work/applyChanges',
  kinds: KINDS_WITH_CONSEQUENCE,
  handle: async (db, changes) => {
    const concerned = await listConcerned(db, [...new Set(changes.map(({ tenderId }) => tenderId))])
    // a job for each: it waits for the people who are at work on the tender, and only for those of one workspace
    if (concerned.length > 0) await enqueueMany(db, JOBS, 'lot-work/applyChanges', concerned)
  },
})

interface Concerned {
  workspaceId: string
  tenderId: number
}

/** The workspaces that have voted on these tenders or work on them. */
async function listConcerned(db: DbTransaction, tenderIds: readonly number[]): Promise<Concerned[]> {
  const ids = sql`any(${tenderIds}::bigint[])`
  const { rows } = await sql<Concerned>`
    select w.workspace_id as "workspaceId", l.tender_id as "tenderId"
    from lot l join lot_work w on w.lot_id = l.id where l.tender_id = ${ids}
    union
    select v.workspace_id, l.tender_id from lot l join lot_vote v on v.lot_id = l.id where l.tender_id = ${ids}
    union
    select v.workspace_id, v.tender_id from tender_vote v where v.tender_id = ${ids}`.execute(db)
  return rows
}
