// The search params that every paged list has: a link shows a colleague the same screen.
// People type and paste URLs, so invalid values are ignored.
import { DEFAULT_PAGE_SIZE, toPageSize, type PageSize } from '@tendertap/domain/paging'

export interface Paging {
  page: number
  limit: PageSize
}

/** The query of the address; a list is a repeated name. */
export type SearchParams = Record<string, string | string[]>
/** As the router gives them, unchecked. */
export type RawSearchParams = Readonly<Record<string, unknown>>

export function parsePaging(search: RawSearchParams): Paging {
  return {
    page: parsePositiveNumber(search['page']) ?? 1,
    limit: toPageSize(parsePositiveNumber(search['limit'])),
  }
}

/** Leaves out the defaults. */
export function formatPaging({ page, limit }: Paging): SearchParams {
  return { ...(page > 1 && { page: String(page) }), ...(limit !== DEFAULT_PAGE_SIZE && { limit: String(limit) }) }
}

export function parsePositiveNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0
  return number > 0 ? number : null
}
