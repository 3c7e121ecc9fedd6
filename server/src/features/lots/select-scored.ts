// The scored lots of a list: which of them, and how many.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { IsPart, LotLoaders, ScoredLots } from './attachments.ts'
import { NO_LOTS, type LotSet } from './search/relation.ts'

export const isFilteredByMatch = ({ interests, matchLevels }: LotFilter) => Boolean(interests ?? matchLevels)

/** The scored lots of the list are too many to be read on each call. */
export async function isLargeList(scope: Scope, filter: LotFilter, loaders: LotLoaders): Promise<boolean> {
  return !isFilteredByMatch(filter) && Boolean(await loaders.hasManyScores?.(scope))
}

/** A superadmin has no profiles. */
export function selectScored(scope: Scope, filter: LotFilter, loaders: LotLoaders, isPart?: IsPart): LotSet {
  return scope.workspaceId === null ? NO_LOTS : (loaders.selectScored?.(scope, filter, isPart) ?? NO_LOTS)
}

export function selectScoredLots(scope: Scope, filter: LotFilter, loaders: LotLoaders): ScoredLots {
  const percent = loaders.selectPercent?.(scope) ?? sql`null::smallint`
  const select = (isPart?: IsPart) => selectScored(scope, filter, loaders, isPart).select
  return { select, isAll: !isFilteredByMatch(filter), percent }
}
