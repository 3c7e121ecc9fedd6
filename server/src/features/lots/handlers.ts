import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from './attachments.ts'
import { listLots } from './list-lots.ts'
import { NO_LOTS, type LotSets } from './search/relation.ts'
import { isLargeList, isFilteredByMatch, selectScored, selectScoredLots } from './select-scored.ts'
import { workListHandlers } from './work-lists.ts'

type Calls =
  | 'lots/getLots'
  | 'lots/lotsWithFilters'
  | 'lots/getPotentialLots'
  | keyof ReturnType<typeof workListHandlers>

/** The lots of the rating screens are open, whatever else the filter says. */
export const onlyOpen = (filter: LotFilter): LotFilter => ({ ...filter, openOnly: true })

export function lotHandlers(loaders: LotLoaders): Handlers<Calls> {
  return {
    ...workListHandlers(loaders),

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
          isLarge: await isLargeList(scope, filter, loaders),
          loaders,
        })
      }),

    'lots/getPotentialLots': (context, filter) =>
      context.inScope(async (scope) => {
        const set = loaders.selectPotential?.(scope, selectScoredLots(scope, filter, loaders)) ?? NO_LOTS
        return listLots(scope, {
          filter: onlyOpen(filter),
          set,
          isLarge: await isLargeList(scope, filter, loaders),
          loaders,
        })
      }),
  }
}

/** A filter by match lists the scored lots alone; an order by percent puts them first. */
function selectSets(scope: Scope, filter: LotFilter, loaders: LotLoaders): Partial<LotSets> {
  const scored = selectScored(scope, filter, loaders)
  if (isFilteredByMatch(filter)) return { set: scored }
  return filter.sortBy === 'percent' && scored !== NO_LOTS ? { scored } : {}
}
