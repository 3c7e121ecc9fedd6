// kill -9 of the worker that holds a job; the other must finish that very job.
import { enqueueMany } from '@tendertap/server/jobs/enqueue'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { openBench, waitUntil, type Bench } from './bench.ts'
import { PROOF_JOBS } from './definitions.ts'

const TIMEOUT_MS = 35_000
/** benches that are measured at the same time, each with a database and two workers of its own */
const BENCHES = 2

/** Seconds until the same job was finished by another worker; the slowest of all kills. */
export async function measureRecovery(context: Context): Promise<number> {
  const benches: Bench[] = []
  for (let n = 0; n < BENCHES; n += 1) benches.push(await openBench(context))
  return Math.max(...(await Promise.all(benches.map((bench) => killAgainAndAgain(bench, context.long ? 6 : 1)))))
}

async function killAgainAndAgain(bench: Bench, kills: number): Promise<number> {
  const { context, application, startWorker } = bench
  const workers = [await startWorker(), await startWorker()]
  let slowest = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const [id = ''] = await application
      .transaction()
      .execute((transaction) => enqueueMany(transaction, PROOF_JOBS, 'proof/hold', [{}]))
    await waitUntil(TIMEOUT_MS, async () => (await findHolder(bench, id, 1)) !== null)
    const holder = await findHolder(bench, id, 1)
    const victim = workers.findIndex((worker) => worker.pid === holder)
    const worker = workers[victim]
    if (!worker) throw new Error('the held job belongs to no worker of ours')
    await worker.kill()
    const killed = performance.now()
    const finished = await waitUntil(TIMEOUT_MS, () => isFinished(bench, id))
    if (!finished) return Infinity
    const seconds = (performance.now() - killed) / 1000
    const next = await findHolder(bench, id, 2)
    if (next === null || next === holder) throw new Error('the job was not finished by the other worker')
    context.say(`kill ${kill}: the same job was finished by the other worker after ${seconds.toFixed(1)} s`)
    slowest = Math.max(slowest, seconds)
    workers[victim] = await startWorker()
  }
  return slowest
}

async function findHolder({ owner }: Bench, id: string, attempt: number): Promise<number | null> {
  const { rows } = await sql<{
    worker: number
  }>`select worker from hold where job_id = ${id} and attempt = ${attempt}`.execute(owner)
  return rows[0]?.worker ?? null
}

async function isFinished({ owner }: Bench, id: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(owner)
  return rows[0]?.state === 'completed'
}
