// All background work, apart from who does it, so that a feature asks for another's work without importing it.
// Handlers: features/<name>/jobs.ts, put together in features/index.ts; a job without one does not compile.
import { LANGUAGES } from '@tendertap/domain/languages'
import { z } from 'zod'
import { job } from './job.ts'

const letter = z.strictObject({
  to: z.strictObject({ name: z.string().nullable(), address: z.string() }),
  language: z.enum(LANGUAGES),
  kind: z.string(),
  facts: z.record(z.string(), z.unknown()),
  linkId: z.guid().optional(),
})

export const JOBS = {
  'audit/makePartitions': job({ payload: z.strictObject({}), cron: '15 3 * * *' }),
  // small batches: one slow mail server must not keep its neighbours from being ticked off. Tried for about three hours.
  'letters/send': job({ payload: letter, batch: 2, parallel: 5, retries: 20, limitSeconds: 2 * 60 }),
  // an address as it was typed: only the worker learns whether anybody has it, so that the answer cannot tell
  'passwords/sendResetLink': job({ payload: z.strictObject({ email: z.string() }) }),
  'session/forgetOldAttempts': job({ payload: z.strictObject({}), cron: '*/10 * * * *' }),
} as const

export type AllJobs = typeof JOBS
