// Scores every lot that is new or has changed against the profiles of all workspaces.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { readDatabaseTime } from '../../db/clock.ts'
import { LOCKS } from '../../db/locks.ts'
import { requestDocuments } from '../../documents/request-documents.ts'
import { defineConsumer, type Consumer, type FeedChange } from '../../feed/consumer.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { readLotsToScore, type LotToScore } from './lots.ts'
import { ensureModel, isModelOutgrown } from './model/build.ts'
import { createModelStore } from './model/model-store.ts'
import { createPercolator, type Percolator, type ScoredPair } from './profiles/percolator.ts'
import {
  deleteScores,
  dropNearMisses,
  listScoresOfLots,
  queueNotices,
  saveScores,
  type ScoreRow,
} from './save-scores.ts'

/** Small enough for the database to hear from us in time. */
const LOTS_AT_ONCE = 200
/** The database stores so many lots' scores while we score the next lots. */
const SAVED_AT_ONCE = 10

export const MATCHING_CONSUMER = 'matching/percolate'

export function matchingConsumer(): Consumer {
  const percolator = createPercolator(createModelStore())
  return defineConsumer({
    name: MATCHING_CONSUMER,
    // what the scorer or the filter of a profile looks at
    kinds: ['published', 'deadline', 'amount', 'status', 'text', 'details', 'withdrawn', 'returned'],
    // small, so that a new lot does not wait for a hundred others
    batch: 100,
    prepare: ensureModel,
    handle: async (db, changes) => {
      // a profile that is changed now is rescored after this batch (rescore.ts)
      await sql`select pg_advisory_xact_lock_shared(${LOCKS.scoring})`.execute(db)
      if (await isModelOutgrown(db)) await enqueue(db, 'matching/buildModel', {})
      if (!(await percolator.sync(db))) throw new Error('There is no scoring model yet')
      const lotIds = await listChangedLots(db, changes)
      for (let from = 0; from < lotIds.length; from += LOTS_AT_ONCE)
        await scoreLots(db, percolator, lotIds.slice(from, from + LOTS_AT_ONCE))
    },
  })
}

/** A change of a tender concerns all its lots; when it is published, its lots are published themselves. */
async function listChangedLots(db: DbTransaction, changes: readonly FeedChange[]): Promise<number[]> {
  const lotIds = changes.flatMap(({ lotId }) => lotId ?? [])
  const tenderIds = changes.flatMap(({ lotId, kind, tenderId }) =>
    lotId === null && kind !== 'published' ? tenderId : [],
  )
  if (tenderIds.length === 0) return [...new Set(lotIds)]
  const { rows } = await sql<{ id: number }>`select id from lot where tender_id = any(${tenderIds}::bigint[])`.execute(
    db,
  )
  return [...new Set([...lotIds, ...rows.map((row) => row.id)])]
}

async function scoreLots(db: DbTransaction, percolator: Percolator, lotIds: readonly number[]): Promise<void> {
  const lots = await readLotsToScore(db, lotIds, await readDatabaseTime(db))
  await dropNearMisses(
    db,
    lots.filter((lot) => !lot.isOpen).map(({ id }) => id),
  )
  const open = lots.filter((lot) => lot.isOpen)
  let scored: ScoredLots = { lots: [], pairs: [] }
  for (let from = 0; from < open.length; from += SAVED_AT_ONCE) {
    // whichever fails, nothing may write after the end of the transaction: both are waited for
    const [saved, matched] = await Promise.allSettled([
      save(db, percolator, scored),
      matchLots(percolator, open.slice(from, from + SAVED_AT_ONCE)),
    ])
    if (saved.status === 'rejected') throw saved.reason
    if (matched.status === 'rejected') throw matched.reason
    scored = matched.value
  }
  await save(db, percolator, scored)
}

interface ScoredLots {
  lots: readonly LotToScore[]
  /** the scores of them that are worth keeping */
  pairs: readonly ScoredPair[]
}

async function matchLots(percolator: Percolator, lots: readonly LotToScore[]): Promise<ScoredLots> {
  const pairs: ScoredPair[] = []
  for (const lot of lots) {
    pairs.push(...percolator.match(lot))
    // a batch must not hold up the other work of the process
    await yieldToOthers()
  }
  return { lots, pairs }
}

async function save(db: DbTransaction, percolator: Percolator, { lots, pairs }: ScoredLots): Promise<void> {
  if (lots.length === 0) return
  const before = await listScoresOfLots(
    db,
    lots.map(({ id }) => id),
  )
  const stored = await saveScores(db, pairs, percolator.model?.number ?? 0)
  await forgetDeletedProfiles(db, percolator, pairs, stored)
  const kept = new Set(pairs.map(({ lot, profile }) => `${lot.id} ${profile.id}`))
  await deleteScores(
    db,
    before.filter((row) => percolator.find(row.interestId) && !kept.has(`${row.lotId} ${row.interestId}`)),
  )
  const matches = findNewMatches(percolator, stored, before)
  await queueNotices(db, matches)
  const tenderIds = [...new Set(matches.map(({ lot }) => lot.tenderId))]
  if (tenderIds.length > 0) await requestDocuments(db, tenderIds, 'matched')
}

/** Lots that no profile of the workspace had matched: those that a changed profile has found are no news. */
function findNewMatches(
  percolator: Percolator,
  stored: readonly ScoredPair[],
  before: readonly ScoreRow[],
): ScoredPair[] {
  const known = new Set(
    before
      .filter(({ interestId, percent }) => percent >= (percolator.find(interestId)?.minScore ?? 0))
      .map(({ workspaceId, lotId }) => `${workspaceId} ${lotId}`),
  )
  return stored.filter(
    ({ profile, lot, score }) => score.percent >= profile.minScore && !known.has(`${profile.workspaceId} ${lot.id}`),
  )
}

/** A profile whose scores were not stored has been changed, which the next batch sees, or deleted. */
async function forgetDeletedProfiles(
  db: DbTransaction,
  percolator: Percolator,
  pairs: readonly ScoredPair[],
  stored: readonly ScoredPair[],
): Promise<void> {
  if (stored.length === pairs.length) return
  const left = new Set(stored)
  const ids = [...new Set(pairs.filter((pair) => !left.has(pair)).map(({ profile }) => profile.id))]
  const { rows } = await sql<{ id: string }>`select id from interest where id = any(${ids}::uuid[])`.execute(db)
  const existing = new Set(rows.map((row) => row.id))
  percolator.forget(ids.filter((id) => !existing.has(id)))
}
