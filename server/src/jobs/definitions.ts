// All background work, apart from who does it, so that a feature asks for another's work without importing it.
// Handlers: features/<name>/jobs.ts, put together in features/index.ts; a job without one does not compile.
import { z } from 'zod'
import { job } from './job.ts'

const aDocument = z.strictObject({ documentId: z.number().int() })

export const JOBS = {
  'audit/makePartitions': job({ payload: z.strictObject({}), cron: '15 3 * * *' }),
  // the retries of pg-boss are for our own failures; what the portal refuses is tried again by the plan on the
  // document's row
  'documents/fetch': job({
    payload: aDocument,
    key: ({ documentId }) => String(documentId),
    batch: 2,
    parallel: 3,
    limitSeconds: 10 * 60,
  }),
  // A stored document whose tender has changed. Nobody waits for it: two at a time, so that those who wait for another
  // document are not held up.
  'documents/fetchAgain': job({
    payload: aDocument,
    key: ({ documentId }) => String(documentId),
    batch: 2,
    retryAfterSeconds: 60,
    limitSeconds: 10 * 60,
  }),
  // two at a time: each is a process of its own
  'documents/readText': job({ payload: aDocument, batch: 2, limitSeconds: 5 * 60 }),
  'ingestion/watchAlarms': job({ payload: z.strictObject({}), cron: '*/5 * * * *' }),
  // small batches: one slow mail server must not delay the completion of other deliveries. Tried for about three
  // hours.
  'messages/deliver': job({
    payload: z.strictObject({ deliveryId: z.guid() }),
    batch: 2,
    parallel: 5,
    retries: 20,
    limitSeconds: 2 * 60,
  }),
  // an address as it was typed: only the worker learns whether anybody has it, so that the answer cannot tell
  'passwords/sendResetLink': job({ payload: z.strictObject({ email: z.string() }) }),
  'session/forgetOldAttempts': job({ payload: z.strictObject({}), cron: '*/10 * * * *' }),
} as const

export type AllJobs = typeof JOBS
