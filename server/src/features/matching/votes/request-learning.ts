// A vote asks for learning in its own transaction.
import type { Scope } from '../../../db/scope.ts'
import { JOBS } from '../../../jobs/definitions.ts'
import { enqueueMany } from '../../../jobs/enqueue.ts'

/** Whoever rates lots gives a vote every few seconds: some of them are learned from at once. */
const WAIT_MS = 10_000

/** `interestIds`: the profiles that the vote speaks about. A vote that teaches nothing asks for nothing. */
export async function requestLearning({ db, workspaceId }: Scope, interestIds: readonly string[]): Promise<void> {
  if (workspaceId === null || interestIds.length === 0) return
  await enqueueMany(
    db,
    JOBS,
    'matching/learn',
    interestIds.map((interestId) => ({ workspaceId, interestId })),
    { startAfter: new Date(Date.now() + WAIT_MS) },
  )
}
