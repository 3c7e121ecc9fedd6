// What of a list of lots stands in the address: page, filter, sort, the unfolded lot; the hash is a filter too.
import { SORT_DIRECTIONS, SORT_FIELDS, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import { pagingSearch, parsePaging, positiveNumber, type Paging } from '../../../lib/list-address.ts'
import type { AddressRules } from '../../../lib/use-list-address.ts'
import { filterSearch, parseFilter } from '../filter/filter-address.ts'

export interface ListAddress extends Paging {
  filter: LotFilter
  /** null is the list's own order, newest first */
  sort: Sort | null
  /** the lot whose details are unfolded */
  open: number | null
}

/** spec 2 §2: /all-lots#123 names a lot by its id. */
export const LOT_LIST_ADDRESS: AddressRules<ListAddress> = {
  parse: (search, hash) => {
    const sortBy = SORT_FIELDS.find((field) => field === search['sortBy'])
    const sort = SORT_DIRECTIONS.find((direction) => direction === search['sort'])
    const id = positiveNumber(hash)
    return {
      ...parsePaging(search),
      filter: { ...parseFilter(search), ...(id !== null && { id }) },
      sort: sortBy && sort ? { sortBy, sort } : null,
      open: positiveNumber(search['open']),
    }
  },
  search: ({ filter, sort, open, ...paging }) => ({
    ...filterSearch(filter),
    ...(sort && { sortBy: sort.sortBy, sort: sort.sort }),
    ...pagingSearch(paging),
    ...(open !== null && { open: String(open) }),
  }),
  hash: ({ filter }) => (filter.id ? String(filter.id) : ''),
}
