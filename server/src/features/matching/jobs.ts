import { sql } from 'kysely'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import { inWorkspace } from '../../db/scope.ts'
import { JOBS, type AllJobs } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { buildModelIfDue } from './model/build.ts'
import { createModelStore } from './model/model-store.ts'
import { rescoreInterest } from './rescore.ts'
import { tellMatches } from './tell-matches.ts'
import { dropNearMissesOfClosedLots, dropScoresOfDeletedProfiles, dropUnusedVoteModels } from './tidy.ts'
import { learnForProfile } from './votes/learn.ts'

type MatchingJobs =
  | 'matching/buildModel'
  | 'matching/learn'
  | 'matching/rescoreInterest'
  | 'matching/rescoreMany'
  | 'matching/tellMatches'
  | 'matching/tidy'

/** `db` has the role `background`. */
export function matchingJobs(db: Database): JobHandlers<AllJobs, MatchingJobs> {
  const models = createModelStore()
  return {
    'matching/buildModel': async () => buildModelIfDue(db, await readDatabaseTime(db)),
    'matching/learn': (payload) => learnForProfile(db, models, payload),
    'matching/rescoreInterest': ({ afterVotes, ...key }) =>
      rescoreInterest(db, models, key, { showsProgress: !afterVotes }),
    'matching/rescoreMany': ({ workspaceId }) => rescoreMany(db, workspaceId),
    'matching/tellMatches': async ({ workspaceId }) => {
      while ((await inWorkspace(db, workspaceId, tellMatches)).isMore);
    },
    'matching/tidy': async () => {
      await dropScoresOfDeletedProfiles(db)
      await dropNearMissesOfClosedLots(db)
      await dropUnusedVoteModels(db)
    },
  }
}

/** Null: the profiles of every workspace. */
async function rescoreMany(db: Database, workspaceId: string | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ workspaceId: string; interestId: string }>`
      select workspace_id as "workspaceId", id as "interestId" from interest
      where ${workspaceId}::uuid is null or workspace_id = ${workspaceId}`.execute(transaction)
    await enqueueMany(transaction, JOBS, 'matching/rescoreInterest', rows)
  })
}
