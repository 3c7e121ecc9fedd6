/** Every page of a list of at most so many lots can be opened. */
const SHORT_LIST_ROWS = 20_000
/** Of a longer list only the pages of the first rows can be opened: whoever looks further needs a filter. */
export const LONG_LIST_ROWS = 10_000

/** How many rows of a list can be paged to. Without an exact total the list may be a long one. */
export function countReachableRows(total: number, totalExact: boolean, longListRows = LONG_LIST_ROWS): number {
  return totalExact && total <= SHORT_LIST_ROWS ? total : longListRows
}
