// Collects all matching lots by index, to be sorted and counted afterwards.
import { sql, type RawBuilder } from 'kysely'
import { joinByAnd } from './condition.ts'
import { orderByKey, toSortKey } from './order.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

/** Every matching lot with its sort key. */
export function collectMatches({ set, conditions, order }: SearchPlan): RawBuilder<unknown> {
  return sql`select s.lot_id, ${toSortKey(order)} as key from ${selectFrom(set)} where ${joinByAnd(conditions)}`
}

/** The page's lots out of the collected matches, which the statement calls `hits`. */
export function selectRangeOfHits({ order }: SearchPlan, { offset, limit }: PageRange): RawBuilder<unknown> {
  return sql`select lot_id, key from hits ${orderByKey(order)} limit ${limit} offset ${offset}`
}
