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
  /** a common table expression that the conditions read */
  reads: RawBuilder<unknown>
  /** quick to ask; false: the lot is not in the set */
  mayContain: Condition
  /** of a lot that the set may contain; s has also its `rank` */
  contains: Condition
  /** every tenth lot of the set, by the columns of its `select`; the total is estimated from it */
  tenth: LotSet['select']
  rank: RawBuilder<number | null>
  /** the ids of the lots that come first; null: none does */
  firsts: RawBuilder<unknown> | null
}

/** Lots whose ids end in 0: every tenth of any set. */
export const PART_OF = 10
export const isTenth = (lotId: RawBuilder<unknown>): Condition => sql`${lotId} % ${sql.lit(PART_OF)} = 0`

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
