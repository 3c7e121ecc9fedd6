// How many lots there are on all pages. A page says so only where it knew without counting; else it is counted apart.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { RefusedPart } from '../filter/refused-filter.ts'
import type { LotListParams } from './lot-list-search-params.ts'

export interface LotTotal {
  count: number
  isExact: boolean
}

/**
 * What is counted: the list as it is shown, whatever had to be left out. Of a phrase only the first lots in the order
 * asked for are read through, so the order counts.
 */
export function chooseFilterToCount(
  { filter, sort }: Pick<LotListParams, 'filter' | 'sort'>,
  refused: RefusedPart | null,
): LotFilter {
  if (refused === 'filter') return {}
  return refused === 'sort' ? filter : { ...filter, ...sort }
}

/** Never less than what is on the screen, which the page tells; null until it is counted. */
export function chooseTotal(page: { total: number; totalExact: boolean }, counted: LotTotal | null): LotTotal | null {
  if (page.totalExact) return { count: page.total, isExact: true }
  return counted && { ...counted, count: Math.max(counted.count, page.total) }
}
