// A lot that somebody asks about.
import { passesFilter } from '@tendertap/domain/interests/filter'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import { analyseLot, type AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { isKazakhText } from '../../../scoring/head-noun.ts'
import { scoreLot } from '../../../scoring/score-lot.ts'
import { readLotsToScore, type LotToScore } from '../lots.ts'
import { readMarkedTexts } from '../marks.ts'
import type { ModelStore } from '../model/model-store.ts'
import type { Compile } from '../profiles/compiler.ts'
import type { Profile } from '../profiles/profile.ts'
import { listStoredScores } from '../scored-lots.ts'

export interface AskedLot {
  lot: LotToScore
  analysed: AnalysedLot
  /** Its texts in the language of the profile's keywords: lots usually have both, and nobody mixes them. */
  listTexts(profile: Profile): ReadonlySet<string>
  /** The percent with which the lists and the receipt show the lot as a match of the profile; null: as none. */
  findShownPercent(profile: Profile): number | null
}

/** Null until the first model is built. */
export async function readAskedLot(
  scope: Scope,
  { models, compile }: { models: ModelStore; compile: Compile },
  lotId: number,
): Promise<AskedLot | null> {
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
    findShownPercent: (profile) => {
      if (!passesFilter(profile.filter, lot)) return null
      const known = stored.get(`${profile.id} ${profile.version}`)
      const { percent } = known ?? scoreLot(compile(profile, model), analysed)
      return percent >= profile.minScore ? percent : null
    },
  }
}
