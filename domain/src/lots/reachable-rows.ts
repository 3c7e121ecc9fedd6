import type { SortField } from './filter.ts'

/** Every page of a list of at most so many lots can be opened. */
const SHORT_LIST_ROWS = 20_000
/** Of a longer list only the pages of the first rows can be opened: whoever looks further needs a filter. */
const LONG_LIST_ROWS = 10_000
/** By relevance what matters comes first. */
const RELEVANT_ROWS = 1_000

export const getLongListRows = (sortBy: SortField) => (sortBy === 'relevance' ? RELEVANT_ROWS : LONG_LIST_ROWS)

/** How many rows of a list can be paged to. Without an exact total the list may be a long one. */
export function countReachableRows(total: number, totalExact: boolean, longListRows: number): number {
  return totalExact && total <= SHORT_LIST_ROWS ? total : longListRows
}
