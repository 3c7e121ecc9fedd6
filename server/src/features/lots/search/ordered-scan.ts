// Scans lots in the requested order until the page is full. The scan is limited: if it does not fill the page, the
// same statement collects all matches instead, so no filter can make it read the whole catalogue.
import { sql, type RawBuilder } from 'kysely'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import { collectMatches } from './collect-matches.ts'
import { joinByAnd, type Condition } from './condition.ts'
import { direction, orderByKey, toSortKey } from './order.ts'
import { estimateScannedLots } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'

/** the scan may read this many times more lots than estimated */
const SCAN_MARGIN = 2

export function scanInOrder(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  const { conditions, order, thresholds } = plan
  const rows = range.offset + range.limit
  const maxScan = Math.max(thresholds.maxScan, Math.ceil(estimateScannedLots(plan, range) * SCAN_MARGIN))
  return sql`
    with scan as materialized (
      select s.lot_id, ${toSortKey(order)} as key from (${selectScanned(plan, maxScan)}) s where ${joinByAnd(conditions)}
      order by key ${direction(order)}, lot_id ${direction(order)} limit ${rows}
    ), enough as materialized (select count(*) >= ${rows} as has_enough from scan),
    hits as materialized (${collectMatches({ ...plan, conditions: [sql`not (select has_enough from enough)`, ...conditions] })})
    select lot_id, key from (select lot_id, key from scan where (select has_enough from enough) union all select lot_id, key from hits) found
    ${orderByKey(order)} limit ${range.limit} offset ${range.offset}`
}

/** The lots that the scan reads. */
function selectScanned(plan: SearchPlan, maxScan: number): RawBuilder<unknown> {
  const { filter, order } = plan
  const where = joinByAnd(listIndexConditions(plan))
  const first = sql`order by ${toSortKey(order)} ${direction(order)}, s.lot_id ${direction(order)} limit ${maxScan}`
  const bound = order.descending && order.column === 's.published_at' ? filter.publishedBefore : null
  if (!bound) return sql`select s.* from lot_search s where ${where} ${first}`
  // A tender is published before its applications begin and end, so the scan starts at the filter's date. The few
  // lots that were published later have an index of their own and are added.
  return sql`
    (select s.* from lot_search s where ${where} and s.published_at < ${bound} ${first})
    union all
    select s.* from lot_search s where s.published_at >= ${bound} and (s.application_end_at < s.published_at or s.application_start_at < s.published_at)`
}

/** The conditions that the index of the scan can check itself. */
function listIndexConditions({ filter, order }: SearchPlan): Condition[] {
  const isSortColumn = ({ column }: { column: string }) => column === order.column
  const conditions: Condition[] = [
    sql`${toSortKey(order)} is not null`,
    ...filter.rest.filter(isSortColumn).map(({ condition }) => condition),
  ]
  if (filter.openOnly) conditions.push(sql`s.status = ${sql.lit(PUBLISHED_STATUS)}`)
  // the newest lots may all be open: without this a scan for closed lots would read those first
  else if (filter.oneStatus && order.column === 's.published_at') conditions.push(filter.oneStatus)
  return conditions
}
