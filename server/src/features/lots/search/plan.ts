// How one search will run, decided before the database is asked: docs/decisions/0017.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { toPageSize, type PageSize } from '@tendertap/domain/paging'
import { listRequiredWords } from '../../../language/correction.ts'
import type { RawBuilder } from 'kysely'
import type { Query } from '../../../language/query.ts'
import { MATCH_NOTHING, type Condition } from './condition.ts'
import { toFilterConditions, type FilterConditions } from './filter-conditions.ts'
import type { StageLimit } from './openness.ts'
import { chooseOrder, type Order } from './order.ts'
import type { EndedSet, LotSets, SetOfLot } from './relation.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import type { SearchThresholds } from './thresholds.ts'
import { toWordConditions, type WordConditions } from './word-conditions.ts'

export interface SearchPlan extends LotSets {
  /** a matching lot has the words and meets the other conditions */
  wordConditions: Condition[]
  others: Condition[]
  /** there are other conditions than words */
  hasFilter: boolean
  /** the conditions on words for lots that are read one by one, where no index helps */
  rowWordConditions: Condition[]
  /** conditions on no lot, but on whether to search at all */
  guards: Condition[]
  /** the conditions that apply to every facet */
  base: Condition[]
  /** the lots of a large set are not collected, but looked at in the order of their deadlines */
  largeSet: SetOfLot | null
  /** the same of lots that are over, from the latest deadline downwards */
  endedSet: EndedSet | null
  /** a stage of the order is limited to such lots */
  stageLimit: StageLimit | null
  filter: FilterConditions
  words: WordConditions
  query: Query
  order: Order
  limit: PageSize
  /** roughly how many lots there are, and how many of them an ordered scan can meet */
  lots: number
  openLots: number
  scannable: number
  now: Date
  thresholds: SearchThresholds
}

/** Everything that a matching lot meets. */
export const listConditions = ({ wordConditions, others }: SearchPlan): Condition[] => [...wordConditions, ...others]

/** The rows of a list that a page shows. */
export interface PageRange {
  offset: number
  limit: number
  /** of a stage: an SQL expression for how many of these rows the stages before it have left to find */
  needed?: RawBuilder<number>
}

interface SearchToPlan extends Partial<LotSets> {
  filter: LotFilter
  /** the set is too large to be read on each search */
  isLarge?: boolean
  query: Query
  resolved: ResolvedFilter
  now: Date
  thresholds: SearchThresholds
}

export function planSearch({
  filter,
  set = null,
  scored = null,
  isLarge = false,
  query,
  resolved,
  now,
  thresholds,
}: SearchToPlan): SearchPlan {
  const filters = toFilterConditions(filter, resolved, { set, now })
  const order = chooseOrder(filter, { set, scored }, listRequiredWords(query).length > 0)
  const words = toWordConditions(query, resolved, order.stages === 'tiers')
  const rest = [...words.excluded, ...filters.rest.map(({ condition }) => condition)]
  if (filter.search?.trim() && isEmpty(query)) rest.push(MATCH_NOTHING)
  const others = [...rest, ...Object.values(filters.facets).flatMap((condition) => condition ?? [])]
  return {
    set,
    scored,
    wordConditions: words.conditions,
    rowWordConditions: words.rowConditions,
    others,
    hasFilter: others.length > 0,
    guards: [],
    base: [...words.conditions, ...rest],
    largeSet: (isLarge && order.stages === 'choice' && set?.ofLot) || null,
    endedSet: (isLarge && order.column === 's.rank' && set?.ended) || null,
    stageLimit: null,
    filter: filters,
    words,
    query,
    order,
    limit: toPageSize(filter.limit),
    lots: resolved.lots,
    openLots: resolved.openLots,
    scannable: filters.publishedOnly ? resolved.openLots : resolved.lots,
    now,
    thresholds,
  }
}

/** Only punctuation was typed, or letters that are not indexed. */
function isEmpty({ words, excluded, phrases, excludedPhrases, ignored }: Query): boolean {
  return words.length + excluded.length + phrases.length + excludedPhrases.length + ignored.length === 0
}
