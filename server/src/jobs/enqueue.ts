// Asks for work inside the caller's own transaction: rolled back, it was never asked for.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import { JOBS, type AllJobs } from './definitions.ts'
import type { JobName, Jobs, PayloadIn } from './job.ts'

export async function enqueue<N extends JobName<AllJobs>>(transaction: Transaction<DB>, name: N, payload: PayloadIn<AllJobs, N>): Promise<void> {
  await enqueueMany(transaction, JOBS, name, [payload])
}

/** Any number at once, in one statement. Gives the job ids, in no order. */
export async function enqueueMany<J extends Jobs, N extends JobName<J>>(
  transaction: Transaction<DB>,
  jobs: J,
  name: N,
  payloads: readonly PayloadIn<J, N>[],
): Promise<string[]> {
  const schema = jobs[name]?.payload
  if (!schema) throw new Error(`There is no job ${name}`)
  const wanted = payloads.map((payload) => {
    schema.parse(payload)
    return { data: payload }
  })
  // never started: it only writes the statement
  const boss = new PgBoss({ db: fromKysely(transaction) })
  return (await boss.insert(name, wanted, { returnId: true })) ?? []
}
