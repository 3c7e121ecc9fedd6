// Some screens show lots or whole tenders. Which, stands in the address.
import type { RawSearchParams, SearchParams } from '../../../lib/paging-search-params.ts'

export const LIST_KINDS = ['lots', 'tenders'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** A list of tenders has it among its search params. */
export const SHOWS_TENDERS = { show: 'tenders' } as const satisfies SearchParams

export function readListKind(search: RawSearchParams): ListKind {
  return search['show'] === SHOWS_TENDERS.show ? 'tenders' : 'lots'
}
