// How many jobs two workers finish in a second, by the queue's own timestamps.
import { sql } from 'kysely'
import { waitUntil, type Bench } from './bench.ts'

const SHORT_TIMEOUT_MS = 180_000
const LONG_TIMEOUT_MS = 600_000

export interface Throughput {
  waiting: number
  flowing: number
  empty: number
  enqueued: number
  share: number
  lost: number
  twice: number
}

export async function measureThroughput(bench: Bench): Promise<Throughput> {
  const { context, owner, enqueueNumbers } = bench
  // one by one, even these few take long enough
  const few = context.fault === 'one-by-one' ? 20 : 2_000
  const count = context.long ? 100_000 : context.fault === null ? 10_000 : few

  await enqueueNumbers('proof/nothing', 0, count)
  const stopFirst = await startTwoWorkers(bench)
  const empty = count / (await measureWork(bench, 'proof/nothing'))
  await stopFirst()
  context.say(`${count} jobs that do nothing are finished`)

  const enqueueStarted = performance.now()
  await enqueueNumbers('proof/note', 0, count)
  const enqueued = count / ((performance.now() - enqueueStarted) / 1000)
  const stopSecond = await startTwoWorkers(bench)
  const waiting = count / (await measureWork(bench, 'proof/note'))
  context.say(`${count} small jobs that were waiting are finished`)

  await sql`delete from pgboss.job where name = 'proof/note'`.execute(owner)
  await enqueueNumbers('proof/note', count, count)
  const flowing = count / (await measureWork(bench, 'proof/note', 'created_on'))
  context.say(`${count} small jobs that came meanwhile are finished`)
  await stopSecond()
  return { empty, enqueued, waiting, flowing, ...(await countNotes(bench, 2 * count)) }
}

export async function startTwoWorkers({ context, startWorker }: Bench): Promise<() => Promise<unknown>> {
  const workers = await Promise.all(context.fault === 'one-worker' ? [startWorker()] : [startWorker(), startWorker()])
  return () => Promise.all(workers.map((worker) => worker.stop()))
}

/** Seconds from the first job taken (or enqueued) to the last job completed. */
async function measureWork(
  { context, owner, countUnfinished }: Bench,
  name: 'proof/nothing' | 'proof/note',
  from: 'started_on' | 'created_on' = 'started_on',
): Promise<number> {
  const finished = await waitUntil(
    context.long ? LONG_TIMEOUT_MS : SHORT_TIMEOUT_MS,
    async () => (await countUnfinished(name)) === 0,
  )
  if (!finished) return Infinity
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from max(completed_on) - min(${sql.ref(from)}))::float8 as seconds from pgboss.job where name = ${name}`.execute(
    owner,
  )
  return rows[0]?.seconds ?? Infinity
}

export async function countNotes(
  { owner }: Bench,
  count: number,
): Promise<Pick<Throughput, 'share' | 'lost' | 'twice'>> {
  const { rows } = await sql<{
    worker: number
    notes: number
  }>`select worker, count(*) as notes from note group by worker order by notes`.execute(owner)
  const numbers = await sql<{ n: number }>`select count(distinct number) as n from note`.execute(owner)
  const distinct = numbers.rows[0]?.n ?? 0
  const notes = rows.reduce((sum, row) => sum + row.notes, 0)
  return {
    share: rows.length < 2 ? 0 : (100 * (rows[0]?.notes ?? 0)) / notes,
    lost: count - distinct,
    twice: notes - distinct,
  }
}
