// A lot that somebody asks about.
import { passesFilter } from '@tendertap/domain/interests/filter'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import { analyseLot, type AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { readLotsToScore, type LotToScore } from '../lots.ts'
import type { ModelStore } from '../model/model-store.ts'
import type { Profile } from '../profiles/profile.ts'
import { listStoredScores } from '../scored-lots.ts'
import { tryProfile } from './try-profile.ts'

export interface AskedLot {
  lot: LotToScore
  analysed: AnalysedLot
  /** Whether the lists and the receipt show the lot as a match of the profile. */
  isShownAsMatch(profile: Profile): boolean
}

/** Null until the first model is built. */
export async function readAskedLot(scope: Scope, models: ModelStore, lotId: number): Promise<AskedLot | null> {
  const [[lot], stored, model] = await Promise.all([
    readLotsToScore(scope.db, [lotId], new Date(), false),
    listStoredScores(scope, lotId),
    models.loadNewest(scope.db),
  ])
  if (!lot) throw new AppError('not_found')
  if (!model) return null
  const analysed = analyseLot(lot.content, model)
  return {
    lot,
    analysed,
    isShownAsMatch: (profile) => {
      const known = stored.get(`${profile.id} ${profile.version}`)
      if (!known) return tryProfile(profile, lot, analysed).isMatch
      return known.percent >= profile.minScore && passesFilter(profile.filter, lot)
    },
  }
}
