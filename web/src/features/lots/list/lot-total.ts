// How many lots there are on all pages. A page has the total only when that costs nothing; else another call counts.
import type { LotFilter, Sort } from '@tendertap/domain/lots/filter'
import { countReachableRows, getLongListRows } from '@tendertap/domain/lots/reachable-rows'
import type { RefusedPart } from '../filter/refused-filter.ts'
import type { LotListParams } from './lot-list-search-params.ts'

export interface LotTotal {
  count: number
  isExact: boolean
}

/**
 * Counts the list as it is shown, without the refused part. The sort matters as well: a phrase search counts only the
 * lots it has read, and it reads them in this order.
 */
export function chooseFilterToCount(
  { filter, sort }: Pick<LotListParams, 'filter' | 'sort'>,
  refused: RefusedPart | null,
): LotFilter {
  if (refused === 'filter') return {}
  return refused === 'sort' ? filter : { ...filter, ...sort }
}

/** The counted total, but never less than the page itself reports; null until it is counted. */
export function chooseTotal(page: { total: number; totalExact: boolean }, counted: LotTotal | null): LotTotal | null {
  if (page.totalExact) return { count: page.total, isExact: true }
  return counted && { ...counted, count: Math.max(counted.count, page.total) }
}

/** How many lots can be paged to in this order; null: the list's own. */
export function countReachableLots(
  { total, totalExact }: { total: number; totalExact: boolean },
  sort: Sort | null,
): number {
  return countReachableRows(total, totalExact, getLongListRows(sort?.sortBy ?? 'applicationEndAt'))
}
