// The order of a list, as SQL: every relation that is sorted has the columns `key` and `lot_id`.
import { getDefaultSort, type LotFilter, type SortField } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { LotSet } from './relation.ts'

type SortColumn = 's.published_at' | 's.application_end_at' | 's.amount' | 's.rank'

export interface Order {
  field: SortField
  /** a column of the searched rows; null for fields that are stored elsewhere */
  column: SortColumn | null
  descending: boolean
}

const COLUMNS: Readonly<Partial<Record<SortField, SortColumn>>> = {
  publicationDate: 's.published_at',
  applicationEndAt: 's.application_end_at',
  amount: 's.amount',
  // the catalogue has no scores: all lots are equal, so the newest come first
  percent: 's.published_at',
  relevance: 's.published_at',
}

/** The order of the catalogue is by date unless the filter says otherwise; a set of lots has an order of its own. */
export function chooseOrder(filter: LotFilter, set: LotSet | null): Order {
  if (set && (filter.sortBy ?? 'percent') === 'percent') return { field: 'percent', column: 's.rank', descending: true }
  const byDefault = getDefaultSort(filter)
  const field = filter.sortBy ?? byDefault.sortBy
  const descending =
    field === 'percent' || field === 'relevance' || (filter.sort ?? (filter.sortBy ? 'asc' : byDefault.sort)) === 'desc'
  return { field, column: COLUMNS[field] ?? null, descending }
}

export const toSortKey = ({ column }: Order) => sql.ref(column ?? 's.published_at')
export const direction = ({ descending }: Order) => (descending ? sql`desc` : sql`asc`)
/** Lots without a date or amount come last in both directions. */
export const orderByKey = (order: Order) => sql`order by key ${direction(order)} nulls last, lot_id ${direction(order)}`
