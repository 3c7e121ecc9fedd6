// The SQL of a page. There are two ways to find its lots: scan the lots in the requested order until the page is full,
// or collect all matches and sort them.
import { sql, type RawBuilder } from 'kysely'
import { collectMatches, selectRangeOfHits } from './collect-matches.ts'
import { orderByKey } from './order.ts'
import { scanInOrder } from './ordered-scan.ts'
import { usesOrderedScan } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { hasStoredCount, isCheapToCount, NO_TOTAL, selectTotal, type TotalRow } from './total.ts'

export interface PageRow extends TotalRow {
  /** of the page's lots, in order */
  ids: number[]
}

/**
 * The page's lots and, if wanted, how many lots match. Collected matches are counted on the way, so matches of words
 * that have to be counted are collected even where a scan would fill the page sooner.
 */
export function selectPageAndTotal(plan: SearchPlan, range: PageRange, withTotal: boolean): RawBuilder<PageRow> {
  const isStored = hasStoredCount(plan)
  const collectsToCount = withTotal && plan.words.rarest !== null && isCheapToCount(plan)
  if (isStored || (usesOrderedScan(plan, range) && !collectsToCount)) {
    const ids = sql`array(select lot_id from (${selectPage(plan, range)}) page ${orderByKey(plan.order)})`
    return sql`select ${ids} as ids, ${withTotal || isStored ? selectTotal(plan) : NO_TOTAL}`
  }
  return sql`
    with hits as materialized (${collectMatches(plan)})
    select array(select lot_id from (${selectRangeOfHits(plan, range)}) page ${orderByKey(plan.order)}) as ids, (select count(*) from hits) as counted, null::bigint as sampled`
}

/** The lots of a page with their sort keys. */
export function selectPage(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  return usesOrderedScan(plan, range)
    ? scanInOrder(plan, range)
    : sql`with hits as materialized (${collectMatches(plan)}) ${selectRangeOfHits(plan, range)}`
}
