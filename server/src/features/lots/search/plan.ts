// How one search will run, decided before the database is asked: docs/decisions/0017.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { toPageSize, type PageSize } from '@tendertap/domain/paging'
import type { Query } from '../../../language/query.ts'
import { MATCH_NOTHING, type Condition } from './condition.ts'
import { toFilterConditions, type FilterConditions } from './filter-conditions.ts'
import { chooseOrder, type Order } from './order.ts'
import type { LotSet } from './relation.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import type { SearchThresholds } from './thresholds.ts'
import { toWordConditions, type WordConditions } from './word-conditions.ts'

export interface SearchPlan {
  /** the lots to search in; null: the whole catalogue */
  set: LotSet | null
  /** a matching lot meets all of them */
  conditions: Condition[]
  /** the conditions that apply to every facet */
  base: Condition[]
  filter: FilterConditions
  words: WordConditions
  query: Query
  order: Order
  limit: PageSize
  /** roughly how many lots there are, and how many of them an ordered scan can meet */
  lots: number
  scannable: number
  thresholds: SearchThresholds
}

/** The rows of a list that a page shows. */
export interface PageRange {
  offset: number
  limit: number
}

interface SearchToPlan {
  filter: LotFilter
  set?: LotSet | null
  query: Query
  resolved: ResolvedFilter
  now: Date
  thresholds: SearchThresholds
}

export function planSearch({ filter, set = null, query, resolved, now, thresholds }: SearchToPlan): SearchPlan {
  const filters = toFilterConditions(filter, resolved, now)
  const words = toWordConditions(query, resolved)
  const base = [...words.conditions, ...filters.rest.map(({ condition }) => condition)]
  if (filter.search?.trim() && isEmpty(query)) base.push(MATCH_NOTHING)
  const conditions = [...base, ...Object.values(filters.facets).flatMap((condition) => condition ?? [])]
  return {
    set,
    conditions,
    base,
    filter: filters,
    words,
    query,
    order: chooseOrder(filter, set),
    limit: toPageSize(filter.limit),
    lots: resolved.lots,
    scannable: filters.openOnly ? resolved.openLots : resolved.lots,
    thresholds,
  }
}

/** Only punctuation was typed, or letters that are not indexed. */
function isEmpty({ words, excluded, phrases, excludedPhrases, ignored }: Query): boolean {
  return words.length + excluded.length + phrases.length + excludedPhrases.length + ignored.length === 0
}
