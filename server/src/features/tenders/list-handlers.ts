import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { onlyOpen } from '../lots/list-requests.ts'
import { isLargeList, selectScoredLots } from '../lots/select-scored.ts'
import { joinByOr, type Condition } from '../lots/search/condition.ts'
import { isOpen } from '../lots/search/openness.ts'
import { NO_LOTS } from '../lots/search/relation.ts'
import { listTenderSummaries } from './list-tenders.ts'

export function tenderListHandlers(
  loaders: LotLoaders,
): Handlers<'tenders/tendersWithFilters' | 'tenders/getArchivedTenders'> {
  return {
    'tenders/tendersWithFilters': (context, filter) =>
      context.inScope(async (scope) => {
        const scored = selectScoredLots(scope, filter, loaders)
        return listTenderSummaries(scope, loaders, {
          filter: onlyOpen(filter),
          isLarge: await isLargeList(scope, filter, loaders),
          set: loaders.selectToRate?.(scope, context.person.userId, scored) ?? NO_LOTS,
          order: { sortBy: 'applicationEndAt', sort: 'asc' },
          percent: scored.percent,
          now: new Date(),
        })
      }),

    'tenders/getArchivedTenders': (context, { workStatuses, ...filter }) =>
      context.inScope(async (scope) => {
        const scored = selectScoredLots(scope, filter, loaders)
        const now = new Date()
        return listTenderSummaries(scope, loaders, {
          filter,
          isLarge: await isLargeList(scope, filter, loaders),
          set: loaders.selectArchived?.(scope, scored) ?? NO_LOTS,
          conditions: [isOver(scope, now), ...(workStatuses ? [hasStatus(scope, workStatuses)] : [])],
          order: { sortBy: 'publicationDate', sort: 'desc' },
          percent: scored.percent,
          now,
        })
      }),
  }
}

const selectDeclined = ({ owns }: Scope) =>
  sql`select w.lot_id from lot_work w where w.status = 'declined' and ${owns('w.workspace_id')}`

/** Looks each tender's lots up by index; without the offset the planner may read the whole catalogue instead. */
const hasLot = (condition: Condition) =>
  sql<boolean>`exists (select from lot_search s where s.tender_id = t.tender_id and ${condition} offset 0)`

/** No lot of tender t is in work or completed, and none can be taken any more. */
function isOver(scope: Scope, now: Date): Condition {
  const inWork = sql`
    select from lot l join lot_work w on w.lot_id = l.id
    where l.tender_id = t.tender_id and w.status <> 'declined' and ${scope.owns('w.workspace_id')} offset 0`
  const isFree = sql<boolean>`${isOpen(now)} and s.lot_id not in (${selectDeclined(scope)})`
  // only a tender whose deadline is ahead has open lots
  return sql`not exists (${inWork}) and ((t.application_end_at > ${now}) is not true or not ${hasLot(isFree)})`
}

/**
 * As the domain derives it of tenders that are over: declined if every lot is, else not processed. Of the lots that the
 * portal withdrew only the declined ones count.
 */
function hasStatus(scope: Scope, statuses: readonly string[]): Condition {
  const withDeclined = sql`select l.tender_id from lot l where l.id in (${selectDeclined(scope)})`
  const isDeclined = sql<boolean>`(t.tender_id in (${withDeclined}) and not ${hasLot(sql`s.lot_id not in (${selectDeclined(scope)})`)})`
  return joinByOr([
    ...(statuses.includes('declined') ? [isDeclined] : []),
    ...(statuses.includes('not_processed') ? [sql<boolean>`not ${isDeclined}`] : []),
  ])
}
