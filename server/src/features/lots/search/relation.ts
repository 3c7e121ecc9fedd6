// Where a search looks: in the whole catalogue, or in a set of lots that a feature has chosen.
import { sql, type RawBuilder } from 'kysely'
import type { Condition } from './condition.ts'

/**
 * A set of lots with an order of its own: scores, votes, work. A query with the columns `lot_id` and `rank`, of any
 * type that can be sorted, one row per lot; the highest rank comes first, null last. Lots outside the catalogue are
 * left out. The set must be small enough to be read as a whole on each search: what one workspace has collected.
 */
export interface LotSet {
  select: RawBuilder<{ lot_id: number; rank: unknown }>
  /**
   * Its order unless the filter asks for another one. Without it, by rank. `deadline`: what `is_first` (one more
   * column), then by deadline, then by rank; the rank is a percent.
   */
  order?: 'deadline'
  /** the same set without reading it as a whole, for a set in the order `deadline` that is large */
  ofLot?: SetOfLot
}

/** What a set says of one lot: expressions on s, a row of lot_search or lot_sample. */
export interface SetOfLot {
  contains: Condition
  rank: RawBuilder<number | null>
  /** null: no lot of the set comes first */
  isFirst: Condition | null
}

/** Nothing to search in. */
export const NO_LOTS: LotSet = { select: sql`select null::bigint as lot_id, null::integer as rank where false` }

/** The lots of the workspace that a search takes into account. */
export interface LotSets {
  /** the lots to search in; null: the whole catalogue */
  set: LotSet | null
  /** the lots that have a score, ranked by it; null: nothing is scored */
  scored: LotSet | null
}

/** Names the rows to search s: the columns of lot_search, and for a set also `rank` and, if it has one, `is_first`. */
export function selectFrom(set: LotSet | null): RawBuilder<unknown> {
  if (set === null) return sql`lot_search s`
  const ownColumns = set.order === 'deadline' ? sql`chosen.rank, chosen.is_first` : sql`chosen.rank`
  return sql`(select lot_search.*, ${ownColumns} from (${set.select}) chosen join lot_search on lot_search.lot_id = chosen.lot_id) s`
}
