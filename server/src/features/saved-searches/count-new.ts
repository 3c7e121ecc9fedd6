import { MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import type { Scope } from '../../db/scope.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { prepareFilters } from '../lots/search/prepare-filters.ts'
import { countAfter } from '../lots/search/run-filters.ts'
import { isFresh } from './queries.ts'
import { readFilter } from './read-filter.ts'

interface SearchToCount {
  id: string
  /** as it is stored */
  filter: unknown
  /** the lots that came after this one */
  afterLotId: number
  /** and no later than this one; missing: all of them */
  upToLotId?: number
}

/** How many new lots each search of a workspace finds, up to a bound; a search that finds none is left out. */
export async function countNew(
  scope: Scope,
  searches: readonly SearchToCount[],
  loaders: LotLoaders,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const readable = searches.flatMap(({ filter: stored, ...search }) => {
    const filter = readFilter(stored)
    return filter ? [{ ...search, filter }] : []
  })
  if (readable.length === 0) return new Map()
  const prepared = await prepareFilters(
    scope,
    readable.map(({ filter }) => filter),
  )
  const filters = readable.flatMap((search, place) => {
    const one = prepared[place]
    return one ? [{ ...one, ...search, scope }] : []
  })
  return countAfter(scope, filters, { most: MOST_NEW_LOTS, isNew: isFresh(now), loaders, now })
}
