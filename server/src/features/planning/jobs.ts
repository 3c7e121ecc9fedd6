import type { Database } from '../../db/database.ts'
import { inWorkspace } from '../../db/scope.ts'
import { JOBS, type AllJobs } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { listWorkspacesToTell, tellTimes } from './tell-times.ts'

/** `db` is the role `background`. */
export function planningJobs(db: Database): JobHandlers<AllJobs, 'planning/findWorkspaces' | 'planning/tellTimes'> {
  return {
    'planning/findWorkspaces': () =>
      db.transaction().execute(async (transaction) => {
        const workspaces = await listWorkspacesToTell(transaction, new Date())
        await enqueueMany(transaction, JOBS, 'planning/tellTimes', workspaces)
      }),
    'planning/tellTimes': ({ workspaceId }) => inWorkspace(db, workspaceId, (scope) => tellTimes(scope, new Date())),
  }
}
