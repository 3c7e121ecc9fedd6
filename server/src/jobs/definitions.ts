// All background work, apart from who does it, so that a feature asks for another's work without importing it.
// Handlers: features/<name>/jobs.ts, put together in features/index.ts; a job without one does not compile.
import { z } from 'zod'
import { job } from './job.ts'

export const JOBS = {
  'audit/makePartitions': job({ payload: z.strictObject({}), cron: '15 3 * * *' }),
  'session/forgetOldAttempts': job({ payload: z.strictObject({}), cron: '*/10 * * * *' }),
} as const

export type AllJobs = typeof JOBS
