// A lot that somebody asks about.
import { passesFilter } from '@tendertap/domain/interests/filter'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import { analyseLot, type AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { isKazakhText } from '../../../scoring/head-noun.ts'
import { readLotsToScore, type LotToScore } from '../lots.ts'
import { readMarkedTexts } from '../marks.ts'
import type { ModelStore } from '../model/model-store.ts'
import type { Profile } from '../profiles/profile.ts'
import { listStoredScores } from '../scored-lots.ts'
import { tryProfile } from './try-profile.ts'

export interface AskedLot {
  lot: LotToScore
  analysed: AnalysedLot
  /** Its texts in the language of the profile's keywords: lots usually have both, and nobody mixes them. */
  listTexts(profile: Profile): ReadonlySet<string>
  /** Whether the lists and the receipt show the lot as a match of the profile. */
  isShownAsMatch(profile: Profile): boolean
}

/** Null until the first model is built. */
export async function readAskedLot(scope: Scope, models: ModelStore, lotId: number): Promise<AskedLot | null> {
  const [[lot], texts, stored, model] = await Promise.all([
    readLotsToScore(scope.db, [lotId], new Date(), false),
    readMarkedTexts(scope, lotId),
    listStoredScores(scope, lotId),
    models.loadNewest(scope.db),
  ])
  if (!lot) throw new AppError('not_found')
  if (!model) return null
  const analysed = analyseLot(lot.content, model)
  return {
    lot,
    analysed,
    listTexts: ({ content }) => {
      const isKazakh = content.keywords.filter(isKazakhText).length * 2 > content.keywords.length
      const [wanted, other] = isKazakh ? ['Kz', 'Ru'] : ['Ru', 'Kz']
      const language = texts[`name${wanted}`] ? wanted : other
      const inLanguage = Object.entries(texts).filter(([field]) => field.endsWith(language))
      return new Set(inLanguage.flatMap(([, text]) => text ?? []))
    },
    isShownAsMatch: (profile) => {
      const known = stored.get(`${profile.id} ${profile.version}`)
      if (!known) return tryProfile(profile, lot, analysed).isMatch
      return known.percent >= profile.minScore && passesFilter(profile.filter, lot)
    },
  }
}
