// Collects all matching lots by index, to be sorted and counted afterwards.
import { sql, type RawBuilder } from 'kysely'
import { joinByAnd } from './condition.ts'
import { isOpen } from './openness.ts'
import { orderHits, toSortKey } from './order.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

/** Every matching lot with what it is sorted by. */
export function collectMatches(plan: SearchPlan): RawBuilder<unknown> {
  const { set, conditions, order, now } = plan
  const open = order.stages === null ? sql`null::boolean` : sql`${isOpen(now)} is true`
  return sql`
    select s.lot_id, ${toSortKey(order)} as key, ${selectTier(plan)} as tier, ${open} as is_open
    from ${selectFrom(set)} where ${joinByAnd(conditions)}`
}

/** The tier of lot s; null if the order is not by relevance. */
function selectTier({ order, words }: SearchPlan): RawBuilder<number | null> {
  if (order.stages !== 'tiers') return sql`null::integer`
  const tiers = words.tiers.slice(0, -1).map(({ within }, tier) => sql`when ${within} then ${sql.lit(tier)}`)
  return sql`case ${sql.join(tiers, sql` `)} else ${sql.lit(tiers.length)} end`
}

/** The lots of a page out of the collected matches, which the statement calls `hits`. */
export function selectRangeOfHits({ order, now }: SearchPlan, { offset, limit }: PageRange): RawBuilder<unknown> {
  return sql`
    select lot_id, tier, row_number() over () as place
    from (select lot_id, tier from hits ${orderHits(order, now)} limit ${limit} offset ${offset}) range`
}
