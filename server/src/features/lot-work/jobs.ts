import type { Database } from '../../db/database.ts'
import { inWorkspace } from '../../db/scope.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { applyChanges } from './apply-changes.ts'

/** `db` is the role `background`. */
export function lotWorkJobs(db: Database): JobHandlers<AllJobs, 'lot-work/applyChanges'> {
  return {
    'lot-work/applyChanges': ({ workspaceId, tenderId }) =>
      inWorkspace(db, workspaceId, (scope) => applyChanges(scope, tenderId)),
  }
}
