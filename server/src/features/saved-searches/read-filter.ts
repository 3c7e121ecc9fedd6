import { savedFilter } from '@tendertap/contract/entities/saved-search'
import { pickActiveFilter } from '@tendertap/domain/lots/filter'

/** A stored filter as this version reads it; null if it cannot, and then the search is not run. */
export function readFilter(stored: unknown) {
  const { data } = savedFilter.safeParse(stored)
  return data ? pickActiveFilter(data) : null
}
