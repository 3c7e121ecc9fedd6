// Asks for work inside the caller's own transaction: rolled back, it was never asked for.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import { JOBS, type AllJobs } from './definitions.ts'
import type { Job, JobName, Jobs, PayloadIn } from './job.ts'

export interface Wish {
  /** higher priorities run first; 0 by default */
  priority?: number
  /** not before this */
  startAfter?: Date
}

export async function enqueue<N extends JobName<AllJobs>>(
  transaction: Transaction<DB>,
  name: N,
  payload: PayloadIn<AllJobs, N>,
  wish: Wish = {},
): Promise<void> {
  await enqueueMany(transaction, JOBS, name, [payload], wish)
}

/** Any number at once, in one statement. Gives the ids of new jobs, in no order. */
export async function enqueueMany<J extends Jobs, N extends JobName<J>>(
  transaction: Transaction<DB>,
  jobs: J,
  name: N,
  payloads: readonly PayloadIn<J, N>[],
  { priority = 0, startAfter }: Wish = {},
): Promise<string[]> {
  const job: Job | undefined = jobs[name]
  if (!job) throw new Error(`There is no job ${name}`)
  const wanted = payloads.map((payload) => {
    const read = job.payload.parse(payload)
    // a more urgent asking is a job of its own, or it would wait in the place of the first
    const singletonKey = job.key && `${job.key(read)}:${priority}`
    return { data: payload, priority, ...(startAfter && { startAfter }), ...(singletonKey && { singletonKey }) }
  })
  // never started: it only writes the statement
  const boss = new PgBoss({ db: fromKysely(transaction) })
  return (await boss.insert(name, wanted, { returnId: true })) ?? []
}
