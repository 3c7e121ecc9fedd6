// The database and the helpers that all parts of the proof share.
import type { Database } from '@tendertap/server/db/database'
import { enqueueMany } from '@tendertap/server/jobs/enqueue'
import { installJobs } from '@tendertap/server/jobs/install'
import type { JobName } from '@tendertap/server/jobs/job'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../frame/context.ts'
import type { NodeProcess } from '../frame/processes.ts'
import { PROOF_JOBS, TABLES } from './definitions.ts'

type Name = JobName<typeof PROOF_JOBS>

export interface Bench {
  context: Context
  owner: Database
  application: Database
  startWorker(): Promise<NodeProcess>
  enqueueNumbers(name: 'proof/nothing' | 'proof/note', from: number, count: number): Promise<void>
  countUnfinished(name: Name): Promise<number>
}

const PER_TRANSACTION = 1_000

export async function openBench(context: Context): Promise<Bench> {
  const urls = await context.database()
  await installJobs(urls.owner, PROOF_JOBS)
  const owner = context.open(urls.owner)
  const application = context.open(urls.application)
  await sql.raw(TABLES).execute(owner)
  if (context.fault === 'no-heartbeat') await sql`update pgboss.queue set heartbeat_seconds = null`.execute(owner)

  return {
    context,
    owner,
    application,
    startWorker: () =>
      context.node('proofs/src/jobs/worker.ts', {
        BACKGROUND_DATABASE_URL: urls.background,
        FAULT: context.fault ?? '',
      }),
    enqueueNumbers: async (name, from, count) => {
      for (let first = from; first < from + count; first += PER_TRANSACTION) {
        const numbers = Array.from({ length: Math.min(PER_TRANSACTION, from + count - first) }, (_, i) => ({
          number: first + i,
        }))
        await application.transaction().execute((transaction) => enqueueMany(transaction, PROOF_JOBS, name, numbers))
      }
    },
    countUnfinished: async (name) => {
      const { rows } = await sql<{
        n: number
      }>`select count(*) as n from pgboss.job where name = ${name} and state < 'completed'`.execute(owner)
      return rows[0]?.n ?? 0
    },
  }
}

/** Repeats the question until the answer is yes; false if the time is over before. */
export async function waitUntil(timeoutMs: number, question: () => Promise<boolean>, everyMs = 100): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (await question()) return true
    await wait(everyMs)
  }
  return false
}
