// Scores all open lots against one profile: after it was made or changed, or when an administrator asks for it. Only
// lots that have one of its words or classes are read. `db` is the role `background`.
import { passesFilter } from '@tendertap/domain/interests/filter'
import { sql, type Kysely } from 'kysely'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database, DbTransaction } from '../../db/database.ts'
import type { DB } from '../../db/generated/schema.ts'
import { LOCKS } from '../../db/locks.ts'
import { requestDocuments } from '../../documents/request-documents.ts'
import { analyseLot } from '../../scoring/analyse-lot.ts'
import type { CompiledProfile } from '../../scoring/compile-profile.ts'
import { scoreLot } from '../../scoring/score-lot.ts'
import { listOpenCandidates } from './candidates.ts'
import { isWorthKeeping } from './keep.ts'
import { readLotsToScore, type LotToScore } from './lots.ts'
import type { ModelStore } from './model/model-store.ts'
import { createCompiler } from './profiles/compiler.ts'
import type { ScoredPair } from './profiles/percolator.ts'
import { listProfiles, type Profile } from './profiles/profile.ts'
import { beginScoring, finishScoring, saveProgress } from './progress.ts'
import { deleteScores, saveScores } from './save-scores.ts'

interface ProfileKey {
  workspaceId: string
  interestId: string
}

const LOTS_AT_ONCE = 500

interface RescoreOptions {
  /** the documents of the lots that match are fetched */
  withDocuments?: boolean
  /** the administrator's screen shows how far it is */
  showsProgress?: boolean
}

export async function rescoreInterest(
  db: Database,
  models: ModelStore,
  key: ProfileKey,
  { withDocuments = true, showsProgress = true }: RescoreOptions = {},
): Promise<void> {
  const now = await readDatabaseTime(db)
  const model = await models.loadNewest(db)
  if (!model) throw new Error('There is no scoring model yet')
  const profile = await findProfile(db, key)
  // deleted meanwhile
  if (!profile) return
  if (showsProgress) await beginScoring(db, profile)
  // profiles that exceed the limit of the subscription keep the scores they have
  if (profile.isScoring) {
    const compile = createCompiler()
    const candidates = await listOpenCandidates(db, compile(profile, model), now)
    // those that it has scores of are looked at again, too: they may have to go
    const lotIds = [...new Set([...candidates, ...(await listScoredLots(db, key))])]
    for (let from = 0; from < lotIds.length; from += LOTS_AT_ONCE) {
      const some = lotIds.slice(from, from + LOTS_AT_ONCE)
      const isCurrent = await db.transaction().execute(async (transaction) => {
        // No lot changes its scores between our reading and our writing. Batches of changed lots that began before the
        // profile was changed are over.
        await sql`select pg_advisory_xact_lock(${LOCKS.scoring})`.execute(transaction)
        const current = await findProfile(transaction, key)
        // it has changed again: another job follows
        if (current?.changedIn !== profile.changedIn) return false
        // While people vote, the profile learns again and again. The rest is scored with what it knows now, and the job
        // that learning asks for does the others: a job that began anew each time would never come to the end.
        const compiled = compile(current, model)
        const matches = await rescoreLots(transaction, current, compiled, await readLotsToScore(transaction, some, now))
        if (withDocuments && matches.length > 0) await requestDocuments(transaction, matches, 'matched')
        if (showsProgress) await saveProgress(transaction, profile, from + some.length, lotIds.length)
        return true
      })
      if (!isCurrent) return
    }
  }
  if (showsProgress) await finishScoring(db, profile)
}

async function findProfile(db: Kysely<DB>, { workspaceId, interestId }: ProfileKey): Promise<Profile | undefined> {
  const [profile] = await listProfiles(db, sql`i.workspace_id = ${workspaceId} and i.id = ${interestId}`, 1)
  return profile
}

/** Returns the tenders of the lots that match. */
async function rescoreLots(
  db: DbTransaction,
  profile: Profile,
  compiled: CompiledProfile,
  lots: readonly LotToScore[],
): Promise<number[]> {
  // lots that are closed keep the score by which the team knew them
  const open = lots.filter((lot) => lot.isOpen)
  const pairs: ScoredPair[] = open
    .filter((lot) => passesFilter(profile.filter, lot))
    .map((lot) => ({ profile, lot, score: scoreLot(compiled, analyseLot(lot.content, compiled.model)) }))
    .filter(({ score }) => isWorthKeeping(score.percent, profile.minScore))
  const kept = new Set(pairs.map(({ lot }) => lot.id))
  const stored = await saveScores(db, pairs, compiled.model.number)
  await deleteScores(
    db,
    open
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ lotId: id, workspaceId: profile.workspaceId, interestId: profile.id })),
  )
  const matches = stored.filter(({ score }) => score.percent >= profile.minScore).map(({ lot }) => lot)
  await noteMatches(
    db,
    profile,
    matches.map(({ id }) => id),
  )
  return [...new Set(matches.map(({ tenderId }) => tenderId))]
}

/**
 * Keeps when the lots first matched a profile of the workspace, which analytics counts from. They are marked as told:
 * whoever changes a profile sees them in its list, and would get hundreds of notices.
 */
async function noteMatches(db: DbTransaction, { workspaceId }: Profile, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  await sql`
    insert into match_notice (workspace_id, lot_id, noticed_at)
    select ${workspaceId}, lot_id, now() from unnest(${lotIds}::bigint[]) as matched (lot_id)
    on conflict do nothing`.execute(db)
}

async function listScoredLots(db: Database, { workspaceId, interestId }: ProfileKey): Promise<number[]> {
  const { rows } = await sql<{ lot_id: number }>`
    select lot_id from lot_score where workspace_id = ${workspaceId} and interest_id = ${interestId}`.execute(db)
  return rows.map((row) => row.lot_id)
}
