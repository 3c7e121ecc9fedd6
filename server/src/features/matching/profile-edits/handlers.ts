import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Compile } from '../profiles/compiler.ts'
import type { ModelStore } from '../model/model-store.ts'
import { listOwnProfiles } from '../profiles/own-profiles.ts'
import { listProfiles, type Profile } from '../profiles/profile.ts'
import { readAskedLot, type AskedLot } from './asked-lot.ts'
import { presentExclusion } from './present.ts'
import { suggestEdits } from './suggest-edits.ts'
import { MOST_EXCLUSIONS, pickExclusions, suggestExclusions, type Exclusion } from './suggest-exclusions.ts'

export function profileEditHandlers(
  models: ModelStore,
  compile: Compile,
): Handlers<'matching/suggestEdits' | 'matching/suggestExclusions'> {
  const ask = (scope: Scope, lotId: number) => readAskedLot(scope, { models, compile }, lotId)
  return {
    'matching/suggestEdits': (context, { lotId, interestId }) =>
      context.inScope(async (scope) => {
        const condition = sql<boolean>`${scope.owns('i.workspace_id')} and i.id = ${interestId}`
        const [profile] = await listProfiles(scope.db, condition, 1)
        const asked = await ask(scope, lotId)
        if (!profile) throw new AppError('not_found')
        // of more profiles than the subscription allows the youngest match nothing, whatever they look for
        if (!asked || !profile.isScoring || asked.findShownPercent(profile) !== null) return []
        return suggestEdits(profile, asked)
      }),

    'matching/suggestExclusions': (context, { lotId }) =>
      context.inScope(async (scope) => {
        const profiles = await listOwnProfiles(scope)
        const asked = await ask(scope, lotId)
        if (!asked) return []
        const found: Exclusion[][] = []
        for (const profile of await listBestMatching(profiles, asked))
          found.push(await suggestExclusions(scope, profile, asked))
        return pickExclusions(found).map(presentExclusion)
      }),
  }
}

/** No more than can be shown: one proposal of each comes first. */
async function listBestMatching(profiles: readonly Profile[], asked: AskedLot): Promise<Profile[]> {
  const matching: { profile: Profile; percent: number }[] = []
  for (const profile of profiles) {
    if (!profile.isScoring) continue
    await yieldToOthers()
    const percent = asked.findShownPercent(profile)
    if (percent !== null) matching.push({ profile, percent })
  }
  return matching
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MOST_EXCLUSIONS)
    .map(({ profile }) => profile)
}
