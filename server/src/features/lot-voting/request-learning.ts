// A vote asks matching to learn, in its own transaction.
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'

/** Whoever rates lots gives a vote every few seconds: those of ten seconds are learned from at once. */
const WAIT_MS = 10_000

/** To be called after the votes are in lot_vote_log: the profiles that votes on these lots are about will learn. */
export async function requestLearning({ db, workspaceId, owns }: Scope, lotIds: readonly number[]): Promise<void> {
  if (workspaceId === null) return
  const { rows } = await sql<{ interestId: string }>`
    select distinct unnest(interest_ids) as "interestId" from lot_vote_log
    where lot_id = any(${lotIds}::bigint[]) and ${owns('lot_vote_log.workspace_id')}`.execute(db)
  if (rows.length === 0) return
  const payloads = rows.map(({ interestId }) => ({ workspaceId, interestId }))
  await enqueueMany(db, JOBS, 'matching/learn', payloads, { startAfter: new Date(Date.now() + WAIT_MS) })
}
