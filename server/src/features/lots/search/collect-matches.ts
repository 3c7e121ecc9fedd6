// Collects all matching lots by index, to be sorted and counted afterwards.
import { sql, type RawBuilder } from 'kysely'
import { joinByAnd, type Condition } from './condition.ts'
import { selectTier } from './match-tier.ts'
import { isOpen, isPublished } from './openness.ts'
import { orderHits, toSortKey } from './order.ts'
import { estimateCollectedLots, MAX_READ } from './page-cost.ts'
import { listConditions, type PageRange, type SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

/** Every matching lot with what it is sorted by. */
export function collectMatches(plan: SearchPlan, isByWords = true): RawBuilder<unknown> {
  const { order, now, guards } = plan
  const columns = [
    sql`s.lot_id`,
    sql`${toSortKey(order)} as key`,
    ...(order.stages === 'scores' ? [sql`scored.rank as score`] : []),
    ...(order.stages === 'choice' ? [sql`s.rank as score`, sql`s.is_first`] : []),
    ...(order.stages === 'tiers' || order.stages === 'deadlines' ? [sql`${isOpen(now)} as is_open`] : []),
    ...(order.stages === 'tiers' ? [sql`${selectTier(plan)} as tier`] : []),
  ]
  const { rows, conditions } = isByWords ? collectByWords(plan) : collectByAnyIndex(plan)
  const scores =
    order.stages === 'scores' && plan.scored
      ? sql`left join (${plan.scored.select}) scored on scored.lot_id = s.lot_id`
      : sql``
  return sql`select ${sql.join(columns)} from ${rows} ${scores} where ${joinByAnd([...guards, ...conditions])}`
}

interface Source {
  rows: RawBuilder<unknown>
  conditions: Condition[]
}

const collectByAnyIndex = (plan: SearchPlan): Source => ({
  rows: selectFrom(plan.set),
  conditions: listConditions(plan),
})

/**
 * Few lots with the words are read one by one to test them for the other conditions: the planner would rather intersect
 * them with all lots of a region or a price, which takes longer.
 */
function collectByWords(plan: SearchPlan): Source {
  const { set, words, wordConditions, others, guards, filter, stageLimit } = plan
  const isFew = words.rarest !== null && estimateCollectedLots(plan) <= MAX_READ
  if (set !== null || filter.namesOne || !isFew || others.length === 0) return collectByAnyIndex(plan)
  const published = filter.publishedOnly || stageLimit === 'open' ? [isPublished] : []
  const first = joinByAnd([...guards, ...wordConditions, ...published])
  return { rows: sql`(select s.* from lot_search s where ${first} offset 0) s`, conditions: others }
}

/** The lots of a page out of the collected matches, which the statement calls `hits`. */
export function selectRangeOfHits(plan: SearchPlan, { offset, limit, needed }: PageRange): RawBuilder<unknown> {
  const { order, now } = plan
  return sql`
    select lot_id, row_number() over () as place
    from (select lot_id from hits ${orderHits(order, now)} limit ${needed ?? limit} offset ${offset}) range`
}
