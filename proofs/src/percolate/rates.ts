// How fast new lots find their profiles: the candidates alone, and from the change of a lot to its stored scores.
import type { Database } from '@tendertap/server/db/database'
import { writeChanges } from '@tendertap/server/feed/write-changes'
import { registerConsumer } from '@tendertap/server/feed/queries'
import { catchUp, startFeed } from '@tendertap/server/feed/run'
import type { Consumer } from '@tendertap/server/feed/consumer'
import { readLotsToScore } from '@tendertap/server/features/matching/lots'
import { listProfiles } from '@tendertap/server/features/matching/profiles/profile'
import { createLog } from '@tendertap/server/platform/log'
import { analyseLot } from '@tendertap/server/scoring/analyse-lot'
import { compileProfile } from '@tendertap/server/scoring/compile-profile'
import type { ScoringModel } from '@tendertap/server/scoring/model'
import { ProfileIndex } from '@tendertap/server/scoring/profile-index'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const log = createLog('error', 'proof')

export interface LotKey {
  id: number
  tenderId: number
}

/** Open lots, each of another tender. */
export async function listOpenLots(db: Database, from: number, count: number): Promise<LotKey[]> {
  const { rows } = await sql<LotKey>`
    select min(lot_id) as id, tender_id as "tenderId" from lot_search where status = 2 group by tender_id order by 1 offset ${from} limit ${count}`.execute(
    db,
  )
  return rows
}

/** The lots appear in the catalogue. `db` is the role `ingestion`. */
export async function publish(db: Database, lots: readonly LotKey[]): Promise<void> {
  await db.transaction().execute((transaction) =>
    writeChanges(
      transaction,
      lots.map(({ id, tenderId }) => ({
        tenderId,
        lotId: id,
        change: { kind: 'published', before: null, after: null },
      })),
      new Date(),
    ),
  )
}

export interface CandidateRates {
  /** seconds to compile and index all profiles */
  compileSeconds: number
  /** of memory per profile, compiled and indexed */
  kilobytes: number
  lotsPerSecond: number
  perLot: number
}

export async function measureCandidates(
  db: Database,
  model: ScoringModel,
  profiles: number,
  lots: readonly LotKey[],
): Promise<CandidateRates> {
  const listed = await listProfiles(db, sql`true`, profiles)
  const index = new ProfileIndex<string>()
  const memoryBefore = readMemory()
  let started = performance.now()
  for (const { id, content } of listed) index.set(id, compileProfile(content, model))
  const compileSeconds = (performance.now() - started) / 1_000
  const kilobytes = (readMemory() - memoryBefore) / 1_000 / listed.length
  const contents = await readLotsToScore(
    db,
    lots.map(({ id }) => id),
    new Date(),
  )
  const find = (some: typeof contents) =>
    some.reduce((sum, { content }) => sum + index.findCandidates(analyseLot(content, model)).length, 0)
  // a process that runs for days knows most words, though not these lots
  const half = Math.floor(contents.length / 2)
  find(contents.slice(0, half))
  started = performance.now()
  const candidates = find(contents.slice(half))
  const seconds = (performance.now() - started) / 1_000
  const measured = contents.length - half
  return { compileSeconds, kilobytes, lotsPerSecond: measured / seconds, perLot: candidates / measured }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use on the heap and in typed arrays. */
function readMemory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Lots per second, from the first read to the last commit. */
export async function measureEndToEnd(
  { background, ingestion }: { background: Database; ingestion: Database },
  consumer: Consumer,
  lots: readonly LotKey[],
): Promise<number> {
  await publish(ingestion, lots)
  const started = performance.now()
  await catchUp(background, consumer, log, new AbortController().signal)
  return lots.length / ((performance.now() - started) / 1_000)
}

/** Loads all profiles: the first batch of a process does it. */
export async function warmUp(
  { background, ingestion }: { background: Database; ingestion: Database },
  consumer: Consumer,
  lots: readonly LotKey[],
): Promise<void> {
  await registerConsumer(background, consumer.name)
  await publish(ingestion, lots)
  await catchUp(background, consumer, log, new AbortController().signal)
}

const LOTS_PER_SECOND = 7

/** Milliseconds from the commit of each lot to the commit of its scores, at the peak rate of the country. */
export async function measureLatencies(
  { background, ingestion }: { background: Database; ingestion: Database },
  consumer: Consumer,
  lots: readonly LotKey[],
): Promise<number[]> {
  const feed = startFeed({ db: background, consumers: [consumer], log })
  const waiting: { seq: number; at: number }[] = []
  const latencies: number[] = []
  const started = performance.now()
  let next = 0
  try {
    while (latencies.length < lots.length) {
      const lot = lots[next]
      if (lot && performance.now() - started >= (next / LOTS_PER_SECOND) * 1_000) {
        await publish(ingestion, [lot])
        waiting.push({ seq: await readNewest(background), at: performance.now() })
        next += 1
      }
      const position = await readPosition(background, consumer.name)
      for (let first = waiting[0]; first && first.seq <= position; first = waiting[0]) {
        latencies.push(performance.now() - first.at)
        waiting.shift()
      }
      await wait(10)
    }
  } finally {
    await feed.stop()
  }
  return latencies
}

async function readNewest(db: Database): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select max(seq) as seq from change`.execute(db)
  return rows[0]?.seq ?? 0
}

async function readPosition(db: Database, name: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`select position from feed_consumer where name = ${name}`.execute(db)
  return rows[0]?.position ?? 0
}
