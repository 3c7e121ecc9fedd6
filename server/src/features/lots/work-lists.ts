// The lists of the work: in work, completed, archived.
import type { Output } from '@tendertap/contract/calls/index'
import { ACTIVE_STATUSES, type RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders, WorkChoice } from './attachments.ts'
import { listLots } from './list-lots.ts'
import { NO_LOTS, type LotSet } from './search/relation.ts'
import { isLargeList, isFilteredByMatch, selectScored, selectScoredLots } from './select-scored.ts'

type Calls = 'lots/getActiveLots' | 'lots/getCompletedLots' | 'lots/getArchivedLots'

export function workListHandlers(loaders: LotLoaders): Handlers<Calls> {
  const listWorked = (scope: Scope, filter: LotFilter, statuses: readonly RecordedStatus[], only?: WorkChoice) => {
    const work = loaders.selectWork?.(scope, statuses, only) ?? NO_LOTS
    const set = isFilteredByMatch(filter) ? intersect(work, selectScored(scope, filter, loaders)) : work
    return listSet(scope, filter, set, loaders)
  }
  return {
    'lots/getActiveLots': (context, { workStatuses, stage, assigneeId, ...filter }) =>
      context.inScope((scope) => {
        const statuses = ACTIVE_STATUSES.filter((status) => workStatuses?.includes(status) ?? true)
        return listWorked(scope, byDeadline(filter), statuses, { stage, assigneeId })
      }),

    'lots/getCompletedLots': (context, filter) =>
      context.inScope((scope) => listWorked(scope, filter, ['placement_completed'])),

    'lots/getArchivedLots': (context, { workStatuses, ...filter }) =>
      context.inScope(async (scope) => {
        const scored = selectScoredLots(scope, filter, loaders)
        const set = loaders.selectArchived?.(scope, scored, workStatuses ?? undefined) ?? NO_LOTS
        return listSet(scope, filter, set, loaders, await isLargeList(scope, filter, loaders))
      }),
  }
}

/** The open lots whose deadline is next come first, then those that are over. */
const byDeadline = (filter: LotFilter): LotFilter =>
  filter.sortBy ? filter : { ...filter, sortBy: 'applicationEndAt', sort: 'asc' }

function listSet(
  scope: Scope,
  filter: LotFilter,
  set: LotSet,
  loaders: LotLoaders,
  isLarge = false,
): Promise<Output<Calls>> {
  const scored = filter.sortBy === 'percent' ? selectScored(scope, filter, loaders) : null
  return listLots(scope, { filter, set, scored, isLarge, loaders })
}

const intersect = (work: LotSet, scored: LotSet): LotSet => ({
  ...work,
  select: sql`select work.* from (${work.select}) work where work.lot_id in (select scored.lot_id from (${scored.select}) scored)`,
})
