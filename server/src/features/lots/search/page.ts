// The SQL of a page. There are two ways to find its lots: scan the lots in the requested order until the page is full,
// or collect all matches and sort them. An order in stages finds them stage by stage.
import { sql, type RawBuilder } from 'kysely'
import { collectMatches, selectRangeOfHits } from './collect-matches.ts'
import { usesOrderedScan } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { selectCollected, selectScan, selectStages } from './staged-page.ts'
import { listStages } from './stages.ts'
import { hasStoredCount, isCheapToCount, NO_TOTAL, selectTotal, type TotalRow } from './total.ts'

export interface PageRow extends TotalRow {
  /** of the page's lots, in order */
  ids: number[]
  /** the tier of each; null if the order is not by relevance */
  tiers: (number | null)[]
}

/**
 * The page's lots and, if wanted, how many lots match. Collected matches are counted on the way, so matches of words
 * that have to be counted are collected even where a scan would fill the page sooner.
 */
export function selectPageAndTotal(plan: SearchPlan, range: PageRange, withTotal: boolean): RawBuilder<PageRow> {
  const isStored = hasStoredCount(plan)
  const collectsToCount = withTotal && plan.words.rarest !== null && isCheapToCount(plan)
  if (!isStored && (collectsToCount || isCollected(plan, range)))
    return sql`
      with hits as materialized (${collectMatches(plan)}), page as materialized (${selectRangeOfHits(plan, range)})
      select ${IDS_AND_TIERS}, (select count(*) from hits) as counted, null::bigint as sampled`
  return sql`
    with page as materialized (${selectPage(plan, range)})
    select ${IDS_AND_TIERS}, ${withTotal || isStored ? selectTotal(plan) : NO_TOTAL}`
}

const IDS_AND_TIERS = sql`array(select lot_id from page order by place) as ids, array(select tier from page order by place) as tiers`

/** The page is cut out of all matches. */
function isCollected(plan: SearchPlan, range: PageRange): boolean {
  const [first] = listStages(plan) ?? []
  return first ? first.isRest : !usesOrderedScan(plan, range)
}

/** The lots of a page with their tiers and places. */
export function selectPage(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  const stages = listStages(plan)
  if (stages) return selectStages(stages, range)
  return plan.order.stages === null && usesOrderedScan(plan, range)
    ? selectScan(plan, range)
    : selectCollected(plan, range)
}
