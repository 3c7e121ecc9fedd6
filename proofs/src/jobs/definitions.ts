// The proof's own jobs, so that no test job lives in the product.
import { defineJob } from '@tendertap/server/jobs/job'
import { z } from 'zod'

export const PROOF_JOBS = {
  /** does nothing: the cost of the queue alone */
  'proof/nothing': defineJob({ payload: z.strictObject({ number: z.int() }), batch: 200, parallel: 2 }),
  /** a small job: one row written and committed */
  'proof/note': defineJob({ payload: z.strictObject({ number: z.int() }), batch: 200, parallel: 2 }),
  /** never ends at its first attempt; it has all default settings */
  'proof/hold': defineJob({ payload: z.strictObject({}) }),
} as const

export const TABLES = `
  create table note (number integer not null, worker integer not null);
  create table hold (job_id uuid not null, worker integer not null, attempt integer not null);
  grant select, insert on note, hold to tendertap_background;`
