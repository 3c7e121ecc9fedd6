// Scans lots in the requested order until the page is full. The scan is limited: if it does not fill the page, the
// same statement collects all matches instead, so no filter can make it read the whole catalogue.
import { sql, type RawBuilder } from 'kysely'
import { collectMatches } from './collect-matches.ts'
import { joinByAnd, joinByOr, type Condition } from './condition.ts'
import { hasEnded, isNotPublished, isPublished } from './openness.ts'
import { direction, orderByKey, toSortKey } from './order.ts'
import { limitScan } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'

export function scanInOrder(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  const { rowWordConditions, others, guards, order } = plan
  const rows = range.needed ?? sql`${range.offset + range.limit}::bigint`
  const maxScan = limitScan(plan, range)
  const { within, outside } = describeRange(plan)
  const collectOutside = collectMatches({ ...plan, others: [joinByOr(outside), ...others] }, false)
  return sql`
    with scan as materialized (
      select s.lot_id, ${toSortKey(order)} as key from (
        select s.* from lot_search s where ${joinByAnd(within)}
        order by ${toSortKey(order)} ${direction(order)}, s.lot_id ${direction(order)} limit ${maxScan}) s
      where ${joinByAnd([...guards, ...rowWordConditions, ...others])}
      order by key ${direction(order)}, lot_id ${direction(order)} limit ${rows}
    ), enough as materialized (select count(*) >= ${rows} as has_enough from scan),
    hits as materialized (${collectMatches({ ...plan, guards: [sql`not (select has_enough from enough)`, ...guards] })})
    select lot_id, key from (
      select lot_id, key from scan where (select has_enough from enough)
      ${outside.length === 0 ? sql`` : sql`union all select lot_id, key from (${collectOutside}) outside where (select has_enough from enough)`}
      union all select lot_id, key from hits) found
    ${orderByKey(order)} limit ${range.needed ?? range.limit} offset ${range.offset}`
}

interface ScanRange {
  /** the conditions that the index of the scan can check itself */
  within: Condition[]
  /** few lots; none of them is within */
  outside: Condition[]
}

function describeRange({ filter, order, stageLimit, now }: SearchPlan): ScanRange {
  const isSortColumn = ({ column }: { column: string }) => column === order.column
  const within: Condition[] = [
    sql`${toSortKey(order)} is not null`,
    ...filter.rest.filter(isSortColumn).map(({ condition }) => condition),
  ]
  const outside: Condition[] = []
  const isByDate = order.column === 's.published_at'
  if (filter.publishedOnly || stageLimit === 'open') within.push(isPublished)
  else if (isByDate && filter.oneStatus) within.push(filter.oneStatus)
  else if (isByDate && stageLimit === 'closed') {
    // the newest lots are mostly open: without this a scan for closed lots would read those first
    within.push(isNotPublished)
    outside.push(hasEnded(now))
  }
  if (order.column === 's.application_end_at' && stageLimit === 'open') within.push(sql`s.application_end_at > ${now}`)
  if (order.column === 's.application_end_at' && stageLimit === 'past') within.push(sql`s.application_end_at <= ${now}`)
  // A tender is published before its applications begin and end, so the scan starts at the filter's date. The few
  // lots that were published later have an index of their own and are added.
  if (isByDate && order.descending && filter.publishedBefore) {
    within.push(sql`s.published_at < ${filter.publishedBefore}`)
    outside.push(
      sql`(s.published_at >= ${filter.publishedBefore} and (s.application_end_at < s.published_at or s.application_start_at < s.published_at))`,
    )
  }
  return { within, outside }
}
