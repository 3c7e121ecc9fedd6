// The lists of lots that are filtered, sorted and paged alike. Each is a tab of the account.
import { getDefaultSort, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'

export const LOT_LISTS = {
  'all-lots': { call: 'lots/getLots', isCatalogue: true },
  'rate-lots': { call: 'lots/lotsWithFilters', isCatalogue: false },
  'potential-lots': { call: 'lots/getPotentialLots', isCatalogue: false },
} as const

export type LotListName = keyof typeof LOT_LISTS
/** A list with an order of its own, which no column has. */
export type OwnOrder = Exclude<LotListName, 'all-lots'>

/** The order unless another is asked for; null: the list's own. */
export function getListSort(list: LotListName, filter: LotFilter): Sort | null {
  return LOT_LISTS[list].isCatalogue ? getDefaultSort(filter) : null
}
