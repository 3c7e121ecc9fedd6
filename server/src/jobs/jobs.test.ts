import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { mapRoles, type RoleName } from '../db/roles.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { TIME_LIMITS } from '../db/time-limits.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { listDeadLetters } from './dead-letters.ts'
import { JOBS } from './definitions.ts'
import { enqueueMany } from './enqueue.ts'
import { installJobs } from './install.ts'
import { defineJob, type Jobs, type PayloadIn } from './job.ts'
import { startWorker, type JobHandlers } from './run.ts'

const TEST_JOBS = {
  'test/note': defineJob({ payload: z.strictObject({ key: z.string() }), batch: 2 }),
  'test/fail': defineJob({ payload: z.strictObject({ key: z.string() }), retries: 1, retryAfterSeconds: 1 }),
} as const
const KEYED_JOBS = {
  'test/once': defineJob({ payload: z.strictObject({ key: z.string() }), key: ({ key }) => key }),
} as const
type TestJobs = typeof TEST_JOBS

const urls = await freshDatabase()
await installJobs(urls.owner, { ...JOBS, ...TEST_JOBS, ...KEYED_JOBS })
const db = mapRoles((role) => openDatabase({ url: urls[role], name: 'test', max: 2, onError: () => undefined }))
afterAll(() => Promise.all(Object.values(db).map((one) => one.destroy())))

const logged: Record<string, unknown>[] = []
const log = createLog('info', 'worker', { write: (line) => void logged.push(JSON.parse(line)) })
const doNothing = async () => undefined

function enqueueOne<N extends keyof TestJobs>(
  name: N,
  payload: PayloadIn<TestJobs, N>,
  role: RoleName = 'application',
): Promise<string[]> {
  return db[role].transaction().execute((transaction) => enqueueMany(transaction, TEST_JOBS, name, [payload]))
}

async function aWorker<J extends Jobs>(jobs: J, handlers: JobHandlers<J>, options: { pollSeconds?: number } = {}) {
  const metrics = createMetrics('test')
  const worker = await startWorker({ url: urls.background, jobs, handlers, log, metrics, ...options })
  onTestFinished(worker.stop)
  return worker
}

const readState = async (id: string | undefined): Promise<string | undefined> =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db.background)).rows[0]?.state

describe('enqueuing', () => {
  test('a transaction that is rolled back enqueues nothing; one that commits enqueues once', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from pgboss.job where name = 'test/note'`.execute(db.background))
        .rows[0]?.n
    const before = (await count()) ?? 0
    const refused = db.application.transaction().execute(async (transaction) => {
      await enqueueMany(transaction, TEST_JOBS, 'test/note', [{ key: 'a' }, { key: 'b' }])
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    expect(await count()).toBe(before)
    await enqueueOne('test/note', { key: 'c' })
    expect(await count()).toBe(before + 1)
  })

  test('a payload of another shape than the job’s is refused before it is written', async () => {
    await expect(enqueueOne('test/note', { key: 5 } as never)).rejects.toThrow(/expected string/)
  })

  test('a job with a key is enqueued once while it waits, and once more with a higher priority', async () => {
    const enqueueKeyed = (key: string, priority?: number) =>
      db.application
        .transaction()
        .execute((transaction) =>
          enqueueMany(transaction, KEYED_JOBS, 'test/once', [{ key }], priority === undefined ? {} : { priority }),
        )
    expect(await enqueueKeyed('a')).toHaveLength(1)
    expect(await enqueueKeyed('a')).toEqual([])
    expect(await enqueueKeyed('b')).toHaveLength(1)
    expect(await enqueueKeyed('b', 5)).toHaveLength(1)
    expect(await enqueueKeyed('b', 5)).toEqual([])
    const seen: string[] = []
    const worker = await aWorker(KEYED_JOBS, { 'test/once': async ({ key }) => void seen.push(key) })
    await expect.poll(() => seen.toSorted()).toEqual(['a', 'b', 'b'])
    await expect.poll(() => enqueueKeyed('a')).toHaveLength(1)
    await worker.stop()
  })

  test('a job with a start time waits until then', async () => {
    const startAfter = new Date(Date.now() + 3_600_000)
    const [id] = await db.application
      .transaction()
      .execute((transaction) => enqueueMany(transaction, TEST_JOBS, 'test/note', [{ key: 'later' }], { startAfter }))
    const { rows } = await sql`select start_after, state from pgboss.job where id = ${id}`.execute(db.background)
    expect(rows).toEqual([{ start_after: startAfter, state: 'created' }])
  })

  test.each(['application', 'operator', 'ingestion', 'background'] as const)('the role %s enqueues', async (role) => {
    expect(await enqueueOne('test/note', { key: role }, role)).toHaveLength(1)
  })

  test.each(['application', 'ingestion'] as const)(
    'the role %s reads no payload, changes and removes nothing',
    async (role) => {
      for (const statement of [
        sql`select data from pgboss.job_common`,
        sql`delete from pgboss.job_common`,
        sql`update pgboss.queue set notify = false`,
      ]) {
        await expect(statement.execute(db[role])).rejects.toThrow(/permission denied/)
      }
    },
  )
})

describe('running jobs', () => {
  test('a handler gets the payload, and every line it logs carries the job’s id', async () => {
    const seen: string[] = []
    const worker = await aWorker(TEST_JOBS, {
      'test/note': async ({ key }, { log: jobLog }) => {
        jobLog.info('noted')
        seen.push(key)
      },
      'test/fail': doNothing,
    })
    const key = randomUUID()
    const [id] = await enqueueOne('test/note', { key })
    await expect.poll(() => seen).toContain(key)
    expect(logged.find((line) => line['jobId'] === id)).toMatchObject({
      msg: 'noted',
      job: 'test/note',
      jobId: id,
      attempt: 1,
    })
    await worker.stop()
  })

  test('a sleeping worker is woken by each new job', async () => {
    const seen: string[] = []
    const handlers = { 'test/note': async ({ key }: { key: string }) => void seen.push(key), 'test/fail': doNothing }
    // it would look by itself only after this test has timed out
    const worker = await aWorker(TEST_JOBS, handlers, { pollSeconds: 3_600 })
    for (const key of [randomUUID(), randomUUID(), randomUUID()]) {
      await enqueueOne('test/note', { key })
      await expect.poll(() => seen).toContain(key)
    }
    await worker.stop()
  })

  test('a job that fails is tried again as often as its definition says, then becomes a dead letter', async () => {
    const tries: number[] = []
    const worker = await aWorker(TEST_JOBS, {
      'test/note': doNothing,
      'test/fail': async (_payload, { attempt }) => {
        tries.push(attempt)
        throw new Error('the portal does not answer')
      },
    })
    const [id] = await enqueueOne('test/fail', { key: 'k' })
    await expect.poll(() => listDeadLetters(db.operator), { timeout: 15_000 }).not.toEqual([])
    expect(tries).toEqual([1, 2])
    const [letter] = await listDeadLetters(db.operator)
    expect(letter).toMatchObject({
      job: 'test/fail',
      jobId: id,
      payload: { key: 'k' },
      tries: 2,
      problem: 'the portal does not answer',
    })
    await worker.stop()
  })

  test('a payload from another version of the job is a dead letter at once, and its neighbours in the batch are done', async () => {
    const seen: string[] = []
    const older = { 'test/note': defineJob({ payload: z.strictObject({ number: z.number() }) }) } as const
    const [odd] = await db.application
      .transaction()
      .execute((transaction) => enqueueMany(transaction, older, 'test/note', [{ number: 1 }]))
    const key = randomUUID()
    await enqueueOne('test/note', { key })
    const worker = await aWorker(TEST_JOBS, {
      'test/note': async (payload) => void seen.push(payload.key),
      'test/fail': doNothing,
    })
    await expect.poll(() => seen).toContain(key)
    await expect.poll(async () => (await listDeadLetters(db.operator)).map((letter) => letter.jobId)).toContain(odd)
    await worker.stop()
  })

  test('one group does not take all places: another need not wait until it is done', async () => {
    const GROUPED_JOBS = {
      'test/grouped': defineJob({
        payload: z.strictObject({ group: z.string(), number: z.int() }),
        group: ({ group }) => group,
        batch: 2,
        parallel: 2,
      }),
    } as const
    await installJobs(urls.owner, { ...JOBS, ...TEST_JOBS, ...KEYED_JOBS, ...GROUPED_JOBS })
    const done: string[] = []
    const handlers: JobHandlers<typeof GROUPED_JOBS> = {
      'test/grouped': async ({ group }) => {
        // long enough for the other places to be taken
        await readState(randomUUID())
        done.push(group)
      },
    }
    const add = (payloads: { group: string; number: number }[]) =>
      db.application
        .transaction()
        .execute((transaction) => enqueueMany(transaction, GROUPED_JOBS, 'test/grouped', payloads))
    await add(Array.from({ length: 60 }, (_, number) => ({ group: 'many', number })))
    await add([{ group: 'few', number: 1 }])
    await aWorker(GROUPED_JOBS, handlers, { pollSeconds: 0.5 })
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(61)
    expect(done.indexOf('few')).toBeLessThan(40)
  })

  test('two workers share the load, each job done by one of them', async () => {
    const keys = Array.from({ length: 200 }, () => randomUUID())
    const done: Record<'first' | 'second', string[]> = { first: [], second: [] }
    // whoever is woken first waits for the other: how much they share is what counts, not who was quicker
    const { promise: bothBegan, resolve: begin } = Promise.withResolvers<void>()
    const noteBy = (who: 'first' | 'second') => ({
      'test/note': async ({ key }: { key: string }) => {
        done[who].push(key)
        if (done.first.length > 0 && done.second.length > 0) begin()
        await bothBegan
      },
      'test/fail': doNothing,
    })
    const workers = [await aWorker(TEST_JOBS, noteBy('first')), await aWorker(TEST_JOBS, noteBy('second'))]
    await db.application.transaction().execute((transaction) =>
      enqueueMany(
        transaction,
        TEST_JOBS,
        'test/note',
        keys.map((key) => ({ key })),
      ),
    )
    await expect.poll(() => done.first.length + done.second.length).toBeGreaterThanOrEqual(200)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect([...done.first, ...done.second].toSorted()).toEqual(keys.toSorted())
    expect(Math.min(done.first.length, done.second.length)).toBeGreaterThan(20)
  })

  test('a transaction that hangs is ended by the database, which frees its locks, and the job runs again', async () => {
    const idle = openDatabase({
      url: urls.background,
      name: 'test-idle',
      max: 1,
      limits: { ...TIME_LIMITS.worker, idleInTransactionMs: 2_000 },
      onError: () => undefined,
    })
    onTestFinished(() => idle.destroy())
    const listHeldLocks = async () =>
      (
        await sql`select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and application_name = 'test-idle' and locktype = 'advisory'`.execute(
          db.background,
        )
      ).rows
    const seen: string[] = []
    const worker = await aWorker(TEST_JOBS, {
      'test/note': doNothing,
      'test/fail': (_payload, { attempt }) =>
        idle.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('test', 0))`.execute(transaction)
          seen.push(`try ${attempt} has the lock`)
          if (attempt > 1) return
          await expect.poll(listHeldLocks, { timeout: 10_000 }).toEqual([])
          seen.push('the lock is free')
          await sql`select 1`.execute(transaction)
        }),
    })
    const [id] = await enqueueOne('test/fail', { key: 'hangs' })
    await expect.poll(() => readState(id), { timeout: 30_000 }).toBe('completed')
    expect(seen).toEqual(['try 1 has the lock', 'the lock is free', 'try 2 has the lock'])
    await worker.stop()
  })

  test('a worker that is stopped finishes its running jobs', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    const worker = await aWorker(TEST_JOBS, {
      'test/note': async () => {
        start()
        await released
      },
      'test/fail': doNothing,
    })
    const [id] = await enqueueOne('test/note', { key: 'long' })
    await started
    const stopped = worker.stop()
    expect(await readState(id)).toBe('active')
    release()
    await stopped
    expect(await readState(id)).toBe('completed')
  })
})

describe('the product’s own jobs', () => {
  test('cron runs by the clock of Kazakhstan, and a job that is no longer scheduled does not run', async () => {
    const schedules = async () =>
      (
        await sql<{ name: string; timezone: string }>`select name, timezone from pgboss.schedule order by name`.execute(
          db.owner,
        )
      ).rows
    // the databases of tests have no schedules (testing/cluster.ts)
    await installJobs(urls.owner, JOBS)
    expect(await schedules()).toEqual(
      [
        'analytics/recount',
        'audit/link',
        'audit/makePartitions',
        'audit/sendHead',
        'delivery/watch',
        'documents/sweep',
        'ingestion/watchAlarms',
        'matching/buildModel',
        'matching/tidy',
        'messages/forgetOld',
        'notices/findDue',
        'notices/forgetOld',
        'notices/startDaily',
        'own-files/forgetUnused',
        'planning/findWorkspaces',
        'registration/expireApplications',
        'saved-searches/tellDaily',
        'session/forgetOldAttempts',
        'subscription/tellEnds',
      ].map((name) => ({ name, timezone: 'Asia/Almaty' })),
    )
    await installJobs(urls.owner, TEST_JOBS)
    expect(await schedules()).toEqual([])
    await installJobs(urls.owner, { ...JOBS, ...TEST_JOBS })
  })
})
