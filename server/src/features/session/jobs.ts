import type { Database } from '../../db/database.ts'
import { forgetOldAttempts } from '../../db/rate-limit.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'

export function sessionJobs(db: Database): JobHandlers<AllJobs, 'session/forgetOldAttempts'> {
  return {
    'session/forgetOldAttempts': () => forgetOldAttempts(db),
  }
}
