// What one search will ask the database, decided before it is asked: see docs/decisions/0017.
import { DEFAULT_SORT, type LotFilter, type SortField } from '@tendertap/domain/lots/filter'
import { nearestPageSize, type PageSize } from '@tendertap/domain/paging'
import type { Query } from '../../../language/query.ts'
import { filterConditions, type FilterConditions } from './conditions.ts'
import type { Resolved } from './resolve.ts'
import type { Scale } from './scale.ts'
import { NOTHING, wordConditions, type Condition, type WordConditions } from './words.ts'

type SortKey = 's.published_at' | 's.application_end_at' | 's.amount'

export interface Order {
  field: SortField
  /** a column of lot_search; null for what is kept elsewhere */
  key: SortKey | null
  descending: boolean
}

export interface Plan {
  /** all must hold for s */
  conditions: Condition[]
  /** those that no facet leaves out */
  base: Condition[]
  filter: FilterConditions
  words: WordConditions
  query: Query
  order: Order
  limit: PageSize
  /** how many lots there are, roughly, and among how many of them is searched */
  lots: number
  among: number
  scale: Scale
}

const KEYS: Readonly<Partial<Record<SortField, SortKey>>> = {
  publicationDate: 's.published_at',
  applicationEndAt: 's.application_end_at',
  amount: 's.amount',
  // nothing is scored yet: all lots are equal, so the newest come first
  percent: 's.published_at',
}

export function planOf(filter: LotFilter, query: Query, resolved: Resolved, now: Date, scale: Scale): Plan {
  const filters = filterConditions(filter, resolved, now)
  const words = wordConditions(query, resolved)
  const base = [...words.conditions, ...filters.rest.map(({ condition }) => condition)]
  if (filter.search?.trim() && saysNothing(query)) base.push(NOTHING)
  const conditions = [...base, ...Object.values(filters.facets).flatMap((condition) => condition ?? [])]
  return {
    conditions,
    base,
    filter: filters,
    words,
    query,
    order: orderOf(filter),
    limit: nearestPageSize(filter.limit),
    lots: resolved.lots,
    among: filters.openOnly ? resolved.openLots : resolved.lots,
    scale,
  }
}

/** Signs alone, or letters that are nowhere indexed. */
function saysNothing({ words, excluded, phrases, excludedPhrases, ignored }: Query): boolean {
  return words.length + excluded.length + phrases.length + excludedPhrases.length + ignored.length === 0
}

function orderOf(filter: LotFilter): Order {
  const field = filter.sortBy ?? DEFAULT_SORT.sortBy
  const descending = field === 'percent' || (filter.sort ?? (filter.sortBy ? 'asc' : DEFAULT_SORT.sort)) === 'desc'
  return { field, key: KEYS[field] ?? null, descending }
}
