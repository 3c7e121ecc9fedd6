// What of a list of lots stands in the address, so that a link shows a colleague the same screen.
import { SORT_DIRECTIONS, SORT_FIELDS, type Sort } from '@tendertap/domain/lots/filter'
import { DEFAULT_PAGE_SIZE, nearestPageSize, type PageSize } from '@tendertap/domain/paging'

export interface ListAddress {
  page: number
  limit: PageSize
  /** null is the list's own order, newest first */
  sort: Sort | null
  /** the lot whose details are unfolded */
  open: number | null
}

/** Addresses are typed and pasted by people: whatever makes no sense counts as absent. */
export function parseListAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const sortBy = SORT_FIELDS.find((field) => field === search['sortBy'])
  const sort = SORT_DIRECTIONS.find((direction) => direction === search['sort'])
  return {
    page: positive(search['page']) ?? 1,
    limit: nearestPageSize(positive(search['limit'])),
    sort: sortBy && sort ? { sortBy, sort } : null,
    open: positive(search['open']),
  }
}

/** Defaults stay out of the address. */
export function listAddressSearch({ page, limit, sort, open }: ListAddress): Record<string, string> {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(limit !== DEFAULT_PAGE_SIZE && { limit: String(limit) }),
    ...(sort && { sortBy: sort.sortBy, sort: sort.sort }),
    ...(open !== null && { open: String(open) }),
  }
}

function positive(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0
  return number > 0 ? number : null
}
