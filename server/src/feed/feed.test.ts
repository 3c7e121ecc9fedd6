import { sql } from 'kysely'
import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DbTransaction } from '../db/database.ts'
import { mapRoles } from '../db/roles.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { defineConsumer, type Consumer, type FeedChange } from './consumer.ts'
import { measureFeed } from './metrics.ts'
import { listConsumerLags, registerConsumer } from './queries.ts'
import { catchUp, startFeed } from './run.ts'
import { writeChanges } from './write-changes.ts'

const urls = await freshDatabase()
const db = mapRoles((role) => openDatabase({ url: urls[role], name: 'test', max: 6, onError: () => undefined }))
afterAll(() => Promise.all(Object.values(db).map((one) => one.destroy())))
// the consumers of this file write the tenders that have changed into this table
await sql`create table noted (consumer text, seq bigint, tender_id bigint, primary key (consumer, seq))`.execute(
  db.owner,
)
await sql`grant select, insert on noted to tendertap_background`.execute(db.owner)

const logged: Record<string, unknown>[] = []
const log = createLog('info', 'worker', { write: (line) => void logged.push(JSON.parse(line)) })
const running = new AbortController().signal

beforeEach(async () => {
  logged.length = 0
  await sql`truncate change, feed_consumer, noted restart identity cascade`.execute(db.owner)
})

function write(tenderIds: readonly number[], kind: ChangeKind = 'deadline', role = db.ingestion): Promise<void> {
  return role.transaction().execute((transaction) => writeIn(transaction, tenderIds, kind))
}

function writeIn(
  transaction: DbTransaction,
  tenderIds: readonly number[],
  kind: ChangeKind = 'deadline',
): Promise<void> {
  const change = { kind, before: null, after: null }
  return writeChanges(
    transaction,
    tenderIds.map((tenderId) => ({ tenderId, lotId: null, change })),
    new Date(),
  )
}

async function note(transaction: DbTransaction, consumer: string, changes: readonly FeedChange[]): Promise<void> {
  for (const { seq, tenderId } of changes)
    await sql`insert into noted values (${consumer}, ${seq}, ${tenderId}) on conflict do nothing`.execute(transaction)
}

const notingConsumer = (name = 'noting', more: Partial<Consumer> = {}) =>
  defineConsumer({ name, handle: (transaction, changes) => note(transaction, name, changes), ...more })

const listNoted = async (consumer = 'noting') =>
  (
    await sql<{ tender_id: number }>`select tender_id from noted where consumer = ${consumer} order by seq`.execute(
      db.owner,
    )
  ).rows.map((row) => row.tender_id)

const readRow = (name = 'noting') =>
  db.owner.selectFrom('feed_consumer').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

const readNewest = async () =>
  (await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from change`.execute(db.owner)).rows[0]?.seq

async function run(consumer: Consumer): Promise<void> {
  await registerConsumer(db.background, consumer.name)
  await catchUp(db.background, consumer, log, running)
}

function start(...consumers: Consumer[]): void {
  const feed = startFeed({ db: db.background, consumers, log, pollMs: 20 })
  onTestFinished(feed.stop)
}

describe('a consumer', () => {
  test('begins with the first change after its registration and gets every change once and in order', async () => {
    await write([1])
    const consumer = notingConsumer()
    await run(consumer)
    await write([2, 3])
    await write([4])
    await run(consumer)
    await run(consumer)
    expect(await listNoted()).toEqual([2, 3, 4])
    expect((await readRow()).position).toBe(await readNewest())
  })

  test('of some kinds skips all other kinds', async () => {
    const consumer = notingConsumer('noting', { kinds: ['text'] })
    await run(consumer)
    await write([1])
    await write([2], 'text')
    await write([3])
    await run(consumer)
    expect(await listNoted()).toEqual([2])
    expect((await readRow()).position).toBe(await readNewest())
  })

  test('gets more changes than fit into one batch', async () => {
    const consumer = notingConsumer()
    await run(consumer)
    const many = Array.from({ length: 1_201 }, (_, index) => index + 1)
    await write(many)
    await run(consumer)
    expect(await listNoted()).toEqual(many)
  })

  test('misses no change whose writer commits late', async () => {
    const consumer = notingConsumer()
    await run(consumer)
    const late = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const first = db.ingestion.transaction().execute(async (transaction) => {
      await writeIn(transaction, [1])
      written.resolve()
      await late.promise
    })
    await written.promise
    let isOver = false
    // another role: the worker writes changes too
    const second = write([2], 'documents', db.background).finally(() => {
      isOver = true
    })
    const isWaiting = async () =>
      isOver ||
      (
        await sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          db.owner,
        )
      ).rows.length > 0
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    await run(consumer)
    late.resolve()
    await Promise.all([first, second])
    await run(consumer)
    expect(await listNoted()).toEqual([1, 2])
  })

  test('set back by an operator gets the same changes again', async () => {
    const got: number[] = []
    const consumer = notingConsumer('noting', {
      handle: async (transaction, changes) => {
        got.push(...changes.map(({ tenderId }) => tenderId))
        await note(transaction, 'noting', changes)
      },
    })
    await run(consumer)
    await write([1, 2])
    await run(consumer)
    await sql`update feed_consumer set position = 0`.execute(db.owner)
    await run(consumer)
    expect(got).toEqual([1, 2, 1, 2])
    expect(await listNoted()).toEqual([1, 2])
  })

  test('runs in one process at a time', async () => {
    const begun = Promise.withResolvers<void>()
    const going = Promise.withResolvers<void>()
    let runs = 0
    const slow = notingConsumer('noting', {
      handle: async (transaction, changes) => {
        runs += 1
        begun.resolve()
        await going.promise
        await note(transaction, 'noting', changes)
      },
    })
    await registerConsumer(db.background, slow.name)
    await write([1])
    const first = run(slow)
    await begun.promise
    await run(slow)
    expect(runs).toBe(1)
    going.resolve()
    await first
    expect(await listNoted()).toEqual([1])
  })
})

describe('a consumer that fails', () => {
  const failingAt = (poison: number, isPoison: () => boolean) =>
    notingConsumer('noting', {
      handle: async (transaction, changes) => {
        await note(transaction, 'noting', changes)
        if (isPoison() && changes.some(({ tenderId }) => tenderId === poison)) throw new Error('cannot be handled')
      },
    })

  test('stops before the change it cannot handle, reports it and skips nothing', async () => {
    let broken = true
    const consumer = failingAt(3, () => broken)
    await run(consumer)
    await write([1, 2, 3, 4])
    const last = await readNewest()
    await run(consumer)
    expect(await listNoted()).toEqual([1, 2])
    expect(await readRow()).toMatchObject({
      position: Number(last) - 2,
      failures: 1,
      failed_seq: Number(last) - 1,
      problem: 'cannot be handled',
      retry_at: expect.any(Date),
    })
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, seq: Number(last) - 1, failures: 1 }))
    const metrics = createMetrics('worker')
    measureFeed(metrics.registry, db.background, log)
    expect(await metrics.registry.metrics()).toMatch(/tendertap_feed_failures\{consumer="noting",process="worker"\} 1/)

    // not before its time; the first wait is a second, which may be over before a busy machine has come so far
    await sql`update feed_consumer set retry_at = now() + interval '1 hour'`.execute(db.owner)
    broken = false
    await run(consumer)
    expect(await listNoted()).toEqual([1, 2])
    await sql`update feed_consumer set retry_at = now()`.execute(db.owner)
    await run(consumer)
    expect(await listNoted()).toEqual([1, 2, 3, 4])
    expect(await readRow()).toMatchObject({ failures: 0, failed_seq: null, problem: null, retry_at: null })
  })

  test('waits longer after each failure', async () => {
    const consumer = failingAt(1, () => true)
    await run(consumer)
    await write([1])
    const waits: number[] = []
    for (let i = 0; i < 4; i += 1) {
      await run(consumer)
      const { retry_at: retryAt, updated_at: failedAt } = await readRow()
      waits.push((retryAt?.getTime() ?? 0) - failedAt.getTime())
      await sql`update feed_consumer set retry_at = now()`.execute(db.owner)
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000])
  })

  test('does not hold up the others', async () => {
    const failing = notingConsumer('failing', { handle: () => Promise.reject(new Error('no')) })
    await Promise.all(['failing', 'noting'].map((name) => registerConsumer(db.background, name)))
    await write([1])
    start(failing, notingConsumer())
    await expect.poll(() => listNoted(), { timeout: 10_000 }).toEqual([1])
    await expect.poll(async () => (await readRow('failing')).failures, { timeout: 10_000 }).toBeGreaterThan(0)
    await write([2])
    await expect.poll(() => listNoted(), { timeout: 10_000 }).toEqual([1, 2])
    expect(await listNoted('failing')).toEqual([])
  })
})

describe('how far a consumer is behind', () => {
  test('is the number of unread changes and the age of the oldest', async () => {
    const consumer = notingConsumer()
    await run(consumer)
    expect(await listConsumerLags(db.background)).toEqual([{ consumer: 'noting', changes: 0, seconds: 0, failures: 0 }])
    await write([1, 2])
    await sql`update change set at = now() - interval '1 hour' where tender_id = 1`.execute(db.owner)
    const [lag] = await listConsumerLags(db.background)
    expect(lag).toMatchObject({ changes: 2 })
    expect(lag?.seconds).toBeGreaterThanOrEqual(3_600)
    await run(consumer)
    expect(await listConsumerLags(db.background)).toMatchObject([{ changes: 0, seconds: 0 }])
  })

  test.each(['application', 'operator', 'ingestion'] as const)('the role %s cannot move a consumer', async (role) => {
    await expect(sql`update feed_consumer set position = 0`.execute(db[role])).rejects.toThrow(/permission denied/)
  })
})
