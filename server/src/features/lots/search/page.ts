// Which lots stand on the page: an SQL array of lot ids.
import { sql, type RawBuilder } from 'kysely'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import { all } from './conditions.ts'
import type { Order, Plan } from './plan.ts'
import type { Condition } from './words.ts'

export interface Stretch {
  offset: number
  limit: number
}

/** a walk may take so much longer than expected before everything is gathered after all */
const SURELY = 2
/** so many lots are passed in the time that one is gathered */
const PASSED_FOR_GATHERED = 2
/**
 * to find the lots that hold several words, the list of the rarest is read: so much of a gathered lot for each entry
 */
const LISTED_FOR_GATHERED = 1 / 15

/** Lots are walked through in the order asked for, or the matching ones gathered by index and sorted. */
export function pageIds(plan: Plan, stretch: Stretch): RawBuilder<number[]> {
  return sql`array(select lot_id from (${inOrder(plan, stretch)}) page ${sorted(plan.order)})`
}

/** These lots with the key they are sorted by. */
export function inOrder(plan: Plan, stretch: Stretch): RawBuilder<unknown> {
  return isWalk(plan, stretch)
    ? walkOrGather(plan, stretch)
    : sql`with hits as materialized (${gathered(plan)}) ${pageOfHits(plan, stretch)}`
}

/**
 * Rare words are gathered: a walk would pass the whole catalogue. Common ones are not: gathering would touch a good
 * part of it.
 */
export function isWalk(plan: Plan, stretch: Stretch): boolean {
  const { words, lots, among, filter, scale } = plan
  const toGather = words.expected + (words.rarest ?? 0) * LISTED_FOR_GATHERED
  const most = words.rarest === null ? scale.walk : toGather * (among / Math.max(lots, 1)) * PASSED_FOR_GATHERED
  return !filter.pinned && lotsToPass(plan, stretch) <= most
}

/** Before enough of them hold all the words. */
function lotsToPass({ words, lots }: Plan, { offset, limit }: Stretch): number {
  return words.expected > 0 ? (offset + limit) * Math.max(1, lots / words.expected) : Infinity
}

const keyOf = ({ key }: Order) => sql.ref(key ?? 's.published_at')
const direction = ({ descending }: Order) => (descending ? sql`desc` : sql`asc`)
/** What has no date or amount comes last either way. */
export const sorted = (order: Order) => sql`order by key ${direction(order)} nulls last, lot_id ${direction(order)}`

export function gathered({ conditions, order }: Plan): RawBuilder<unknown> {
  return sql`select s.lot_id, ${keyOf(order)} as key from lot_search s where ${all(conditions)}`
}

export function pageOfHits({ order }: Plan, { offset, limit }: Stretch): RawBuilder<unknown> {
  return sql`select lot_id, key from hits ${sorted(order)} limit ${limit} offset ${offset}`
}

/**
 * Where the walk does not find enough, everything is gathered after all: no filter can make it pass the whole
 * catalogue.
 */
function walkOrGather(plan: Plan, { offset, limit }: Stretch): RawBuilder<unknown> {
  const { conditions, order } = plan
  const rows = offset + limit
  return sql`
    with walk as materialized (
      select s.lot_id, ${keyOf(order)} as key from (${passed(plan, Math.max(plan.scale.walk, Math.ceil(lotsToPass(plan, { offset, limit }) * SURELY)))}) s where ${all(conditions)}
      order by key ${direction(order)}, lot_id ${direction(order)} limit ${rows}
    ), enough as materialized (select count(*) >= ${rows} as it_is from walk),
    hits as materialized (select s.lot_id, ${keyOf(order)} as key from lot_search s where not (select it_is from enough) and ${all(conditions)})
    select lot_id, key from (select lot_id, key from walk where (select it_is from enough) union all select lot_id, key from hits) found
    ${sorted(order)} limit ${limit} offset ${offset}`
}

/** The lots that the walk passes, in order: as many as it may. */
function passed({ filter, order }: Plan, most: number): RawBuilder<unknown> {
  const key = keyOf(order)
  // the filter's bounds on the sorted column tell where the walk begins
  const where: Condition[] = [
    sql`${key} is not null`,
    ...filter.rest.filter(({ on }) => on === order.key).map(({ condition }) => condition),
  ]
  if (filter.openOnly) where.push(sql`s.status = ${sql.lit(PUBLISHED_STATUS)}`)
  // the newest lots may all be open: a walk to closed ones would pass them first
  else if (filter.oneStatus && order.key === 's.published_at') where.push(filter.oneStatus)
  const walked = sql`order by ${key} ${direction(order)}, s.lot_id ${direction(order)} limit ${most}`
  const bound = order.descending && order.key === 's.published_at' ? filter.publishedBefore : null
  if (!bound) return sql`select s.* from lot_search s where ${all(where)} ${walked}`
  // What ended before the bound was published before it, too; the few exceptions have an index of their own.
  return sql`
    (select s.* from lot_search s where ${all(where)} and s.published_at < ${bound} ${walked})
    union all
    select s.* from lot_search s where s.published_at >= ${bound} and (s.application_end_at < s.published_at or s.application_start_at < s.published_at)`
}
