import { sql } from 'kysely'
import type { Handlers } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { ModelStore } from '../model/model-store.ts'
import { listProfiles } from '../profiles/profile.ts'
import { readAskedLot } from './asked-lot.ts'
import { presentExclusion } from './present.ts'
import { suggestEdits } from './suggest-edits.ts'
import { pickExclusions, suggestExclusions, type Exclusion } from './suggest-exclusions.ts'

/** More than any subscription allows. */
const MAX_PROFILES = 1_000

export function profileEditHandlers(
  models: ModelStore,
): Handlers<'matching/suggestEdits' | 'matching/suggestExclusions'> {
  return {
    'matching/suggestEdits': (context, { lotId, interestId }) =>
      context.inScope(async (scope) => {
        const condition = sql<boolean>`${scope.owns('i.workspace_id')} and i.id = ${interestId}`
        const [profile] = await listProfiles(scope.db, condition, 1)
        const asked = await readAskedLot(scope, models, lotId)
        if (!profile) throw new AppError('not_found')
        // of more profiles than the subscription allows the youngest match nothing, whatever they look for
        if (!asked || !profile.isScoring || asked.isShownAsMatch(profile)) return []
        return suggestEdits(profile, asked)
      }),

    'matching/suggestExclusions': (context, { lotId }) =>
      context.inScope(async (scope) => {
        const profiles = await listProfiles(scope.db, scope.owns('i.workspace_id'), MAX_PROFILES)
        const asked = await readAskedLot(scope, models, lotId)
        if (!asked) return []
        const found: Exclusion[][] = []
        for (const profile of profiles)
          if (profile.isScoring && asked.isShownAsMatch(profile))
            found.push(await suggestExclusions(scope, profile, asked))
        return pickExclusions(found).map(presentExclusion)
      }),
  }
}
