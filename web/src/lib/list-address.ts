// What of every paged list stands in the address, so that a link shows a colleague the same screen.
// Addresses are typed and pasted by people: whatever makes no sense counts as absent.
import { DEFAULT_PAGE_SIZE, nearestPageSize, type PageSize } from '@tendertap/domain/paging'

export interface Paging {
  page: number
  limit: PageSize
}

/** What stands after the question mark: a list as a repeated name. */
export type AddressSearch = Record<string, string | string[]>
export type GivenSearch = Readonly<Record<string, unknown>>

export function parsePaging(search: GivenSearch): Paging {
  return { page: positiveNumber(search['page']) ?? 1, limit: nearestPageSize(positiveNumber(search['limit'])) }
}

/** Defaults stay out of the address. */
export function pagingSearch({ page, limit }: Paging): AddressSearch {
  return { ...(page > 1 && { page: String(page) }), ...(limit !== DEFAULT_PAGE_SIZE && { limit: String(limit) }) }
}

export function positiveNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0
  return number > 0 ? number : null
}
