// The lists of lots that are filtered, sorted and paged alike. Each is a tab of the account. The hash of the address
// names a lot by its id, or by the number of the lot or the code of the tender. A list of lots that are worked on card
// by card has no reading mode. `saved` is the call that gives it as a spreadsheet.
import { getDefaultSort, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'

export const LOT_LISTS = {
  'all-lots': { call: 'lots/getLots', saved: 'exports/getLots', isCatalogue: true, isReadable: true, hash: 'id' },
  'rate-lots': {
    call: 'lots/lotsWithFilters',
    saved: 'exports/getLotsToRate',
    isCatalogue: false,
    isReadable: true,
    hash: 'id',
  },
  'potential-lots': {
    call: 'lots/getPotentialLots',
    saved: 'exports/getPotentialLots',
    isCatalogue: false,
    isReadable: true,
    hash: 'id',
  },
  'lots-in-work': {
    call: 'lots/getActiveLots',
    saved: 'exports/getActiveLots',
    isCatalogue: false,
    isReadable: false,
    hash: 'code',
  },
  'completed-lots': {
    call: 'lots/getCompletedLots',
    saved: 'exports/getCompletedLots',
    isCatalogue: false,
    isReadable: false,
    hash: 'code',
  },
  'archive-lots': {
    call: 'lots/getArchivedLots',
    saved: 'exports/getArchivedLots',
    isCatalogue: false,
    isReadable: true,
    hash: 'code',
  },
} as const

export type LotListName = keyof typeof LOT_LISTS
/** A list with an order of its own, which no column has. */
export type OwnOrder = Exclude<LotListName, 'all-lots'>

/** The order unless another is asked for; null: the list's own. */
export function getListSort(list: LotListName, filter: LotFilter): Sort | null {
  return LOT_LISTS[list].isCatalogue ? getDefaultSort(filter) : null
}
