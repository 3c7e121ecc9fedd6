// Where a search looks: in the whole catalogue, or in a set of lots that a feature has chosen.
import { sql, type RawBuilder } from 'kysely'
import type { Condition } from './condition.ts'

/**
 * A set of lots with an order of its own: scores, votes, work. A query with the columns `lot_id` and `rank`, of any
 * type that can be sorted, one row per lot; the highest rank comes first, null last. The set must be small enough to be
 * read as a whole on each search: what one workspace has collected.
 */
export interface LotSet {
  select: RawBuilder<{ lot_id: number; rank: unknown }>
  /**
   * Its order unless the filter asks for another one. Without it, by rank. `deadline`: what `is_first` (one more
   * column), then by deadline, then by rank; the rank is a percent.
   */
  order?: 'deadline'
  /**
   * Also its lots that the portal withdrew; without it they are left out. They are not in lot_search, so any filter but
   * one by id or by the field for numbers and codes leaves them out.
   */
  withWithdrawn?: true
  /** the same set without reading it as a whole, for a set in the order `deadline` that is large */
  ofLot?: SetOfLot
  /** the same, for a large set of lots that are over */
  ended?: EndedSet
}

/** Whether a set has a lot: expressions on s, a row of lot_search or lot_sample. */
export interface Membership {
  /** a common table expression that the conditions read */
  reads: RawBuilder<unknown>
  /** quick to ask; false: the lot is not in the set */
  mayContain: Condition
  /** of a lot that the set may contain; s has also its `rank` */
  contains: Condition
  rank: RawBuilder<number | null>
}

/** What a set says of one lot. */
export interface SetOfLot extends Membership {
  /** the set as a whole, by the columns of its `select`, in a statement that reads the expression already */
  whole: LotSet['select']
  /** every tenth lot of the set, by the columns of its `select`; the total is estimated from it */
  tenth: LotSet['select']
  /** the ids of the lots that come first; null: none does */
  firsts: RawBuilder<unknown> | null
}

/**
 * Lots that are over, ranked by the moment: of their deadline, or when the portal withdrew them before it. The
 * membership is that of these lots.
 */
export interface EndedSet extends Membership {
  /** lots that are ranked by yet another moment, by the columns of a set's `select`: few enough to be read */
  others: LotSet['select']
  /** every tenth of the lots whose rank or votes the membership asks for, whether over or not: their ids */
  tenth: RawBuilder<unknown>
}

/** The lots that the portal withdrew, since a moment or ever, and when each was over: then, or with its deadline. */
export const selectWithdrawn = (since?: RawBuilder<unknown>) => sql`
  select l.id as lot_id, least(t.application_end_at, l.withdrawn_at) as over_at from lot l join tender t on t.id = l.tender_id
  where l.withdrawn_at is not null
    ${since ? sql`and l.withdrawn_at >= ${since} and (t.application_end_at >= ${since}) is not false` : sql``}`

/** Lots whose ids end in 0: every tenth of any set. */
export const PART_OF = 10
export const isTenth = (lotId: RawBuilder<unknown>): Condition => sql`${lotId} % ${sql.lit(PART_OF)} = 0`

export const TENDER_ID = sql<number>`s.tender_id`

/** Nothing to search in. */
export const NO_LOTS: LotSet = { select: sql`select null::bigint as lot_id, null::integer as rank where false` }

/** The lots of the workspace that a search takes into account. */
export interface LotSets {
  /** the lots to search in; null: the whole catalogue */
  set: LotSet | null
  /** the lots that have a score, ranked by it; null: nothing is scored */
  scored: LotSet | null
}

/** The tender of a lot s. The columns of lot_search know it only of lots that the portal has not withdrawn. */
export function getTenderId(set: LotSet | null): RawBuilder<number> {
  return set?.withWithdrawn
    ? sql`coalesce(s.tender_id, (select l.tender_id from lot l where l.id = s.lot_id))`
    : TENDER_ID
}

/** Names the rows to search s: the columns of lot_search, and for a set also `rank` and, if it has one, `is_first`. */
export function selectFrom(set: LotSet | null): RawBuilder<unknown> {
  if (set === null) return sql`lot_search s`
  const join = set.withWithdrawn ? sql`left join` : sql`join`
  return sql`(select * from (${set.select}) chosen ${join} lot_search using (lot_id)) s`
}

/** The same, with each lot looked up by its id: for a large set the planner would read all of lot_search. */
export function selectLookedUp({ select, withWithdrawn }: LotSet): RawBuilder<unknown> {
  const join = withWithdrawn ? sql`left join` : sql`join`
  return sql`(
    select * from (${select}) chosen
    ${join} lateral (select f.* from lot_search f where f.lot_id = chosen.lot_id offset 0) found using (lot_id)) s`
}
