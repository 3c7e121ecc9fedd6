import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders, ScoredLots } from './attachments.ts'
import { listLots } from './list-lots.ts'
import { NO_LOTS, type LotSet, type LotSets } from './search/relation.ts'

type Calls = 'lots/getLots' | 'lots/lotsWithFilters' | 'lots/getPotentialLots'

/** The lots of the rating screens are open, whatever else the filter says. */
const onlyOpen = (filter: LotFilter): LotFilter => ({ ...filter, openOnly: true })

export function lotHandlers(loaders: LotLoaders): Handlers<Calls> {
  return {
    'lots/getLots': (context, { withFacets, withoutTotal, withOpenTotal, ...filter }) =>
      context.inScope((scope) =>
        listLots(scope, {
          filter,
          ...selectSets(scope, filter, loaders),
          withFacets: withFacets ?? false,
          withTotal: !withoutTotal,
          withOpenTotal: withOpenTotal ?? false,
          loaders,
        }),
      ),

    'lots/lotsWithFilters': (context, filter) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        const set = loaders.selectToRate?.(scope, userId, selectScoredLots(scope, filter, loaders)) ?? NO_LOTS
        return listLots(scope, {
          filter: onlyOpen(filter),
          set,
          isLarge: await isLarge(scope, filter, loaders),
          loaders,
        })
      }),

    'lots/getPotentialLots': (context, filter) =>
      context.inScope(async (scope) => {
        const set = loaders.selectPotential?.(scope, selectScoredLots(scope, filter, loaders)) ?? NO_LOTS
        return listLots(scope, {
          filter: onlyOpen(filter),
          set,
          isLarge: await isLarge(scope, filter, loaders),
          loaders,
        })
      }),
  }
}

const isFilteredByMatch = ({ interests, matchLevels }: LotFilter) => Boolean(interests ?? matchLevels)

/** A superadmin has no profiles. */
function selectScored(scope: Scope, filter: LotFilter, loaders: LotLoaders): LotSet {
  return scope.workspaceId === null ? NO_LOTS : (loaders.selectScored?.(scope, filter) ?? NO_LOTS)
}

function selectScoredLots(scope: Scope, filter: LotFilter, loaders: LotLoaders): ScoredLots {
  const percent = loaders.selectPercent?.(scope) ?? sql`null::smallint`
  return { set: selectScored(scope, filter, loaders), isAll: !isFilteredByMatch(filter), percent }
}

async function isLarge(scope: Scope, filter: LotFilter, { hasManyScores }: LotLoaders): Promise<boolean> {
  return !isFilteredByMatch(filter) && Boolean(await hasManyScores?.(scope))
}

/** A filter by match lists the scored lots alone; an order by percent puts them first. */
function selectSets(scope: Scope, filter: LotFilter, loaders: LotLoaders): Partial<LotSets> {
  const scored = selectScored(scope, filter, loaders)
  if (isFilteredByMatch(filter)) return { set: scored }
  return filter.sortBy === 'percent' && scored !== NO_LOTS ? { scored } : {}
}
