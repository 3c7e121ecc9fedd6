// kill -9 of the worker that holds a job; the other must finish that very job.
import { enqueueMany } from '@tendertap/server/jobs/enqueue'
import { sql } from 'kysely'
import { waitUntil, type Bench } from './bench.ts'
import { PROOF_JOBS } from './definitions.ts'

/** how long a busy machine may take; the job itself, which ends after a quarter of an hour, takes longer */
const PATIENCE_MS = 180_000
/** with the fault nobody comes, and after this long an idle machine has been given twice the time it needs */
const FAULTY_PATIENCE_MS = 45_000

/** Kills on all benches at the same time. */
export async function measureRecovery(benches: readonly Bench[]): Promise<{ abandoned: number; recovery: number }> {
  const times = (await Promise.all(benches.map(killAgainAndAgain))).flat()
  return { abandoned: times.filter((seconds) => seconds === Infinity).length, recovery: Math.max(...times) }
}

/** Seconds until the same job was finished by another worker, for each kill. */
async function killAgainAndAgain(bench: Bench): Promise<number[]> {
  const { context, application, startWorker } = bench
  const kills = context.long ? 6 : 1
  const workers = [await startWorker(), await startWorker()]
  const times: number[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    const [id = ''] = await application
      .transaction()
      .execute((transaction) => enqueueMany(transaction, PROOF_JOBS, 'proof/hold', [{}]))
    await waitUntil(PATIENCE_MS, async () => (await findHolder(bench, id, 1)) !== null)
    const holder = await findHolder(bench, id, 1)
    const victim = workers.findIndex((worker) => worker.pid === holder)
    const worker = workers[victim]
    if (!worker) throw new Error('the held job belongs to no worker of ours')
    await worker.kill()
    const killed = performance.now()
    const finished = await waitUntil(context.fault ? FAULTY_PATIENCE_MS : PATIENCE_MS, () => isFinished(bench, id))
    if (!finished) return [...times, Infinity]
    const seconds = (performance.now() - killed) / 1000
    const next = await findHolder(bench, id, 2)
    if (next === null || next === holder) throw new Error('the job was not finished by the other worker')
    context.say(`kill ${kill}: the same job was finished by the other worker after ${seconds.toFixed(1)} s`)
    times.push(seconds)
    if (kill < kills) workers[victim] = await startWorker()
  }
  return times
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
