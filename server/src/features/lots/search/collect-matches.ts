// Collects all matching lots by index, to be sorted and counted afterwards.
import { sql, type RawBuilder } from 'kysely'
import { joinByAnd } from './condition.ts'
import { selectTier } from './match-tier.ts'
import { isOpen } from './openness.ts'
import { orderHits, toSortKey } from './order.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

/** Every matching lot with what it is sorted by. */
export function collectMatches(plan: SearchPlan): RawBuilder<unknown> {
  const { set, conditions, order, now } = plan
  const columns = [
    sql`s.lot_id`,
    sql`${toSortKey(order)} as key`,
    ...(order.stages === null ? [] : [sql`${isOpen(now)} as is_open`]),
    ...(order.stages === 'tiers' ? [sql`${selectTier(plan)} as tier`] : []),
  ]
  return sql`select ${sql.join(columns)} from ${selectFrom(set)} where ${joinByAnd(conditions)}`
}

/** The lots of a page out of the collected matches, which the statement calls `hits`. */
export function selectRangeOfHits({ order, now }: SearchPlan, { offset, limit }: PageRange): RawBuilder<unknown> {
  return sql`
    select lot_id, row_number() over () as place
    from (select lot_id from hits ${orderHits(order, now)} limit ${limit} offset ${offset}) range`
}
