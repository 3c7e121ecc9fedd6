import type { matching } from '@tendertap/contract/calls/matching'
import { listFailedFilters } from '@tendertap/domain/interests/filter'
import { getMatchLevel } from '@tendertap/domain/matching/levels'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { analyseLot } from '../../scoring/analyse-lot.ts'
import { scoreLot } from '../../scoring/score-lot.ts'
import { suggestClasses } from '../../scoring/suggest-classes.ts'
import { readLotsToScore } from './lots.ts'
import { createModelStore } from './model/model-store.ts'
import { presentReceiptLine } from './present.ts'
import { profileEditHandlers } from './profile-edits/handlers.ts'
import { createCompiler } from './profiles/compiler.ts'
import { listOwnProfiles } from './profiles/own-profiles.ts'
import { listStoredScores } from './scored-lots.ts'
import { markLot, readMarkedTexts } from './marks.ts'

export function matchingHandlers(): Handlers<keyof typeof matching> {
  const models = createModelStore()
  const compile = createCompiler()
  return {
    ...profileEditHandlers(models, compile),

    // Nothing is stored: a score below those worth keeping is calculated again when somebody asks for it.
    'matching/getLotMatches': (context, { lotId }) =>
      context.inScope(async (scope) => {
        const now = new Date()
        const [[lot], texts, profiles, stored, model] = await Promise.all([
          readLotsToScore(scope.db, [lotId], now, false),
          readMarkedTexts(scope, lotId),
          listOwnProfiles(scope),
          listStoredScores(scope, lotId),
          models.loadNewest(scope.db),
        ])
        if (!lot) throw new AppError('not_found')
        // a product that has just been started has learned nothing yet
        if (!model) return []
        const analysed = analyseLot(lot.content, model)
        return profiles
          .filter(({ isScoring }) => isScoring)
          .map((profile) => {
            const compiled = compile(profile, model)
            const score = scoreLot(compiled, analysed)
            // what the lists show, even if a newer model would give another percent
            const known = stored.get(`${profile.id} ${profile.version}`)
            const percent = known?.percent ?? score.percent
            const failedFilters = listFailedFilters(profile.filter, lot)
            return {
              Interest: { id: profile.id, name: profile.name, color: profile.colour },
              percent,
              level: getMatchLevel(percent),
              minScore: profile.minScore,
              failedFilters,
              isMatch: failedFilters.length === 0 && percent >= profile.minScore,
              receipt: (known?.receipt ?? score.makeReceipt().lines).map(presentReceiptLine),
              marks: markLot(compiled, texts),
            }
          })
          .toSorted((a, b) => Number(b.isMatch) - Number(a.isMatch) || b.percent - a.percent)
      }),

    'matching/suggestClasses': (context, { name, keywords, description }) =>
      context.inScope(async ({ db }) => {
        const model = await models.loadNewest(db)
        if (!model) return []
        const content = { name, keywords, description: description ?? null, classes: [], refusedClasses: [] }
        return suggestClasses(content, model).map(({ code, nameRu, nameKz }) => ({ code, nameRu, nameKz }))
      }),
  }
}
