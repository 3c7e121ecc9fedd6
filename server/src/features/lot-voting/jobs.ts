import type { Database } from '../../db/database.ts'
import { inWorkspace } from '../../db/scope.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { carryVotes } from './carry-votes.ts'

/** `db` is the role `background`. */
export function lotVotingJobs(db: Database): JobHandlers<AllJobs, 'lot-voting/carryVotes'> {
  return {
    'lot-voting/carryVotes': ({ workspaceId, tenderId }) =>
      inWorkspace(db, workspaceId, (scope) => carryVotes(scope, tenderId)),
  }
}
