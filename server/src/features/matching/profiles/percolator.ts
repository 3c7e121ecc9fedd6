// All profiles of all workspaces in memory, indexed by what a lot must have: a lot is compared only with the profiles
// that it may match.
import { passesFilter } from '@tendertap/domain/interests/filter'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import { analyseLot } from '../../../scoring/analyse-lot.ts'
import { compileProfile } from '../../../scoring/compile-profile.ts'
import type { ScoringModel } from '../../../scoring/model.ts'
import { ProfileIndex } from '../../../scoring/profile-index.ts'
import { scoreLot, type LotScore } from '../../../scoring/score-lot.ts'
import { isWorthKeeping } from '../keep.ts'
import type { LotToScore } from '../lots.ts'
import type { ModelStore } from '../model/model-store.ts'
import { listProfiles, type Profile } from './profile.ts'

export interface ScoredPair {
  profile: Profile
  lot: LotToScore
  score: LotScore
}

export interface Percolator {
  /** Takes over the newest model and every profile that has changed; false while there is no model. */
  sync(db: DbTransaction): Promise<boolean>
  /** The scores of a lot that are worth keeping. */
  match(lot: LotToScore): ScoredPair[]
  readonly model: ScoringModel | null
  /** undefined: it is not scored */
  find(interestId: string): Profile | undefined
  /** These profiles are gone. */
  forget(interestIds: readonly string[]): void
}

const PROFILES_AT_ONCE = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** What was known when we looked last. */
interface Snapshot {
  /** transactions before this one were over */
  xmin: string
  now: Date
}
const NOTHING_SEEN: Snapshot = { xmin: '0', now: new Date(0) }

export function createPercolator(models: ModelStore): Percolator {
  let model: ScoringModel | null = null
  let index = new ProfileIndex<Profile>()
  let profiles = new Map<string, Profile>()
  let seen = NOTHING_SEEN

  const put = (profile: Profile, current: ScoringModel) => {
    remove(profile.id)
    if (!profile.isScoring) return
    profiles.set(profile.id, profile)
    index.set(profile, compileProfile(profile.content, current, profile.votes?.learned))
  }

  const remove = (id: string) => {
    const known = profiles.get(id)
    if (known) index.delete(known)
    profiles.delete(id)
  }

  const take = async (db: DbTransaction, current: ScoringModel, condition: RawBuilder<boolean>) => {
    for (let after = FIRST_ID, more = true; more;) {
      const changed = await listProfiles(db, sql`${condition} and i.id > ${after}`, PROFILES_AT_ONCE)
      for (const profile of changed) if (!isKnown(profiles.get(profile.id), profile)) put(profile, current)
      after = changed.at(-1)?.id ?? after
      more = changed.length === PROFILES_AT_ONCE
      await yieldToOthers()
    }
  }

  /** Everything that has changed in a transaction that was not yet over when we looked last. */
  const takeChanged = async (db: DbTransaction, current: ScoringModel) => {
    const { xmin, now } = await readSnapshot(db)
    await take(db, current, sql`i.changed_in >= ${seen.xmin}::xid8`)
    // learning does not count as a change of the profile: whoever scores its open lots goes on
    await take(
      db,
      current,
      sql`(i.workspace_id, i.id) in (select m.workspace_id, m.interest_id from vote_model m where m.made_in >= ${seen.xmin}::xid8)`,
    )
    // a subscription that began meanwhile lets other profiles score, although none has changed
    await take(
      db,
      current,
      sql`i.workspace_id in (select s.workspace_id from subscription s where s.starts_at > ${seen.now} and s.starts_at <= ${now})`,
    )
    seen = { xmin, now }
  }

  return {
    sync: async (db) => {
      const newest = await models.loadNewest(db)
      if (!newest) return false
      if (newest !== model) {
        ;[model, index, profiles, seen] = [newest, new ProfileIndex(), new Map(), NOTHING_SEEN]
      }
      await takeChanged(db, newest)
      return true
    },
    match: (lot) => {
      if (!model) return []
      const analysed = analyseLot(lot.content, model)
      return index.findCandidates(analysed).flatMap((candidate) => {
        const profile = candidate.id
        if (!passesFilter(profile.filter, lot)) return []
        const score = scoreLot(index.openCandidate(candidate, analysed), analysed)
        return isWorthKeeping(score.percent, profile.minScore) ? [{ profile, lot, score }] : []
      })
    },
    get model() {
      return model
    },
    find: (id) => profiles.get(id),
    forget: (ids) => {
      for (const id of ids) remove(id)
    },
  }
}

/** A profile is read twice when the transaction that changed it is near the start of our snapshot. */
function isKnown(known: Profile | undefined, read: Profile): boolean {
  return (
    known?.changedIn === read.changedIn &&
    known.isScoring === read.isScoring &&
    known.votes?.number === read.votes?.number
  )
}

async function readSnapshot(db: DbTransaction): Promise<Snapshot> {
  const { rows } = await sql<Snapshot>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, clock_timestamp() as now`.execute(db)
  return rows[0] ?? NOTHING_SEEN
}
