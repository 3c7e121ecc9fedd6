// What each list of lots searches in: the same for its pages and for its file.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { ACTIVE_STATUSES, type RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotLoaders, WorkChoice } from './attachments.ts'
import { NO_LOTS, type LotSet, type LotSets } from './search/relation.ts'
import type { SearchRequest } from './search/search.ts'
import { isFilteredByMatch, isLargeList, selectScored, selectScoredLots } from './select-scored.ts'

type Request = Omit<SearchRequest, 'now'>
type ActiveFilter = Omit<LotFilter, 'workStatuses' | 'stage' | 'assigneeId'> &
  Pick<ParsedInput<'lots/getActiveLots'>, 'workStatuses' | 'stage' | 'assigneeId'>
type ArchiveFilter = Omit<LotFilter, 'workStatuses'> & Pick<ParsedInput<'lots/getArchivedLots'>, 'workStatuses'>

/** The lots of the rating screens are open, whatever else the filter says. */
export const onlyOpen = (filter: LotFilter): LotFilter => ({ ...filter, openOnly: true })

export function listRequests(loaders: LotLoaders) {
  return {
    catalogue: (scope: Scope, filter: LotFilter): Request => ({
      filter,
      ...selectSets(scope, filter, loaders),
      loaders,
    }),

    toRate: async (scope: Scope, filter: LotFilter, userId: string): Promise<Request> => ({
      filter: onlyOpen(filter),
      set: loaders.selectToRate?.(scope, userId, selectScoredLots(scope, filter, loaders)) ?? NO_LOTS,
      isLarge: await isLargeList(scope, filter, loaders),
      loaders,
    }),

    potential: async (scope: Scope, filter: LotFilter): Promise<Request> => ({
      filter: onlyOpen(filter),
      set: loaders.selectPotential?.(scope, selectScoredLots(scope, filter, loaders)) ?? NO_LOTS,
      isLarge: await isLargeList(scope, filter, loaders),
      loaders,
    }),

    active: (scope: Scope, { workStatuses, stage, assigneeId, ...filter }: ActiveFilter): Request => {
      const statuses = ACTIVE_STATUSES.filter((status) => workStatuses?.includes(status) ?? true)
      return selectWorked(scope, byDeadline(filter), statuses, { stage, assigneeId })
    },

    completed: (scope: Scope, filter: LotFilter): Request => selectWorked(scope, filter, ['placement_completed']),

    archived: async (scope: Scope, { workStatuses, ...filter }: ArchiveFilter): Promise<Request> => {
      const scored = selectScoredLots(scope, filter, loaders)
      const set = loaders.selectArchived?.(scope, scored, workStatuses ?? undefined) ?? NO_LOTS
      return { ...selectSet(scope, filter, set), isLarge: await isLargeList(scope, filter, loaders) }
    },
  }

  function selectWorked(
    scope: Scope,
    filter: LotFilter,
    statuses: readonly RecordedStatus[],
    only?: WorkChoice,
  ): Request {
    const work = loaders.selectWork?.(scope, statuses, only) ?? NO_LOTS
    const set = isFilteredByMatch(filter) ? intersect(work, selectScored(scope, filter, loaders)) : work
    return selectSet(scope, filter, set)
  }

  function selectSet(scope: Scope, filter: LotFilter, set: LotSet): Request {
    const scored = filter.sortBy === 'percent' ? selectScored(scope, filter, loaders) : null
    return { filter, set, scored, loaders }
  }
}

/** A filter by match lists the scored lots alone; an order by percent puts them first. */
function selectSets(scope: Scope, filter: LotFilter, loaders: LotLoaders): Partial<LotSets> {
  const scored = selectScored(scope, filter, loaders)
  if (isFilteredByMatch(filter)) return { set: scored }
  return filter.sortBy === 'percent' && scored !== NO_LOTS ? { scored } : {}
}

/** The open lots whose deadline is next come first, then those that are over. */
const byDeadline = (filter: LotFilter): LotFilter =>
  filter.sortBy ? filter : { ...filter, sortBy: 'applicationEndAt', sort: 'asc' }

const intersect = (work: LotSet, scored: LotSet): LotSet => ({
  ...work,
  select: sql`select work.* from (${work.select}) work where work.lot_id in (select scored.lot_id from (${scored.select}) scored)`,
})
