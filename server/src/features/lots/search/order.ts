// The order of a list, as SQL: every relation that is sorted has the columns `key` and `lot_id`.
import { getDefaultSort, type LotFilter, type SortField } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import type { LotSets } from './relation.ts'

type SortColumn = 's.published_at' | 's.application_end_at' | 's.amount' | 's.rank'

export interface Order {
  field: SortField
  /** a column of the searched rows; null for fields that are stored elsewhere */
  column: SortColumn | null
  descending: boolean
  /**
   * tiers: lots of one tier before those of the next one, in each the open ones first. deadlines: the open lots, then
   * those that were closed early, then the past. scores: the scored lots, the best first, then the others. choice: what
   * a set has first, then the others, by deadline and rank. null: by the column alone.
   */
  stages: 'tiers' | 'deadlines' | 'scores' | 'choice' | null
}

const COLUMNS: Readonly<Partial<Record<SortField, SortColumn>>> = {
  publicationDate: 's.published_at',
  applicationEndAt: 's.application_end_at',
  amount: 's.amount',
  // of the lots that have no score
  percent: 's.published_at',
  // within a tier
  relevance: 's.published_at',
}

/** The order of the catalogue, unless the filter says otherwise; a set of lots has an order of its own. */
export function chooseOrder(filter: LotFilter, { set, scored }: LotSets, hasWords: boolean): Order {
  if (set?.order === 'deadline' && !filter.sortBy)
    return { field: 'applicationEndAt', column: 's.application_end_at', descending: false, stages: 'choice' }
  // the rank of a set is the percent unless the scores are given beside it
  if (set && (!filter.sortBy || (filter.sortBy === 'percent' && !scored)))
    return { field: 'percent', column: 's.rank', descending: true, stages: null }
  const byDefault = getDefaultSort(filter)
  const field = filter.sortBy ?? byDefault.sortBy
  const hasOneDirection = field === 'percent' || field === 'relevance'
  const descending = hasOneDirection || (filter.sort ?? (filter.sortBy ? 'asc' : byDefault.sort)) === 'desc'
  const stages = field === 'percent' && scored ? 'scores' : describeStages(field, descending, hasWords)
  return { field, column: COLUMNS[field] ?? null, descending, stages }
}

function describeStages(field: SortField, descending: boolean, hasWords: boolean): Order['stages'] {
  if (field === 'relevance' && hasWords) return 'tiers'
  return field === 'applicationEndAt' && !descending ? 'deadlines' : null
}

export const toSortKey = ({ column }: Order) => sql.ref(column ?? 's.published_at')
export const direction = ({ descending }: Order) => (descending ? sql`desc` : sql`asc`)
/** Lots without a date or amount come last in both directions. */
export const orderByKey = (order: Order) => sql`order by key ${direction(order)} nulls last, lot_id ${direction(order)}`

/** The order of collected matches, which also have the columns `tier` and `is_open`, or `score`, or `is_first`. */
export function orderHits(order: Order, now: Date): RawBuilder<unknown> {
  if (order.stages === 'scores') return sql`order by score desc nulls last, key desc nulls last, lot_id desc`
  if (order.stages === 'choice') return sql`order by is_first desc, key nulls last, score desc nulls last, lot_id`
  if (order.stages === 'tiers') return sql`order by tier, is_open desc, key desc nulls last, lot_id desc`
  if (order.stages === null) return orderByKey(order)
  const isAhead = sql`key > ${now}`
  return sql`order by is_open desc, ${isAhead} desc nulls last, case when ${isAhead} then key end, key desc nulls last,
    case when ${isAhead} then lot_id end, lot_id desc`
}
