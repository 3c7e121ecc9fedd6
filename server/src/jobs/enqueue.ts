// Enqueues jobs inside the caller's own transaction: a rollback enqueues nothing.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import { JOBS, type AllJobs } from './definitions.ts'
import type { Job, JobName, Jobs, PayloadIn } from './job.ts'

/** The priority of a job for which a person waits. */
export const PERSON_WAITS = 10

export interface EnqueueOptions {
  /** higher priorities run first; 0 by default */
  priority?: number
  /** not before this */
  startAfter?: Date
}

export async function enqueue<N extends JobName<AllJobs>>(
  transaction: Transaction<DB>,
  name: N,
  payload: PayloadIn<AllJobs, N>,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueMany(transaction, JOBS, name, [payload], options)
}

/** Enqueues any number of jobs in one statement. Returns the ids of the new jobs, in no particular order. */
export async function enqueueMany<J extends Jobs, N extends JobName<J>>(
  transaction: Transaction<DB>,
  jobs: J,
  name: N,
  payloads: readonly PayloadIn<J, N>[],
  { priority = 0, startAfter }: EnqueueOptions = {},
): Promise<string[]> {
  const job: Job | undefined = jobs[name]
  if (!job) throw new Error(`There is no job ${name}`)
  const wanted = payloads.map((payload) => {
    const read = job.payload.parse(payload)
    // the priority is part of the key: a more urgent request is a second job and does not wait behind the first
    const singletonKey = job.key && `${job.key(read)}:${priority}`
    const group = job.group && { id: job.group(read) }
    return {
      data: payload,
      priority,
      ...(startAfter && { startAfter }),
      ...(singletonKey && { singletonKey }),
      ...(group && { group }),
    }
  })
  // this instance is never started: it only builds the insert statement
  const boss = new PgBoss({ db: fromKysely(transaction) })
  return (await boss.insert(name, wanted, { returnId: true })) ?? []
}
