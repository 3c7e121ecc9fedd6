// The SQL of a page. There are two ways to find its lots: scan the lots in the requested order until the page is full,
// or collect all matches and sort them. In an order of stages each stage has its own way.
import { sql, type RawBuilder } from 'kysely'
import { collectMatches, selectRangeOfHits } from './collect-matches.ts'
import { usesOrderedScan } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { selectByKey, selectCollected, selectStages } from './staged-page.ts'
import { chooseStages, listStages } from './stages.ts'
import { hasStoredCount, isCheapToCount, NO_TOTAL, selectTotal, type TotalRow } from './total.ts'

export interface PageRow extends TotalRow {
  /** of the page's lots, in order */
  ids: number[]
}

interface PageSqlOptions {
  withTotal: boolean
  /** search every stage, not only those that are expected to fill the page */
  withAllStages: boolean
}

/**
 * The page's lots and, if wanted, how many lots match. Collected matches are counted on the way, so matches of words
 * that have to be counted are collected even where a scan would fill the page sooner.
 */
export function selectPageAndTotal(plan: SearchPlan, range: PageRange, options: PageSqlOptions): RawBuilder<PageRow> {
  const { withTotal } = options
  const isStored = hasStoredCount(plan)
  const collectsToCount = withTotal && plan.words.rarest !== null && isCheapToCount(plan)
  const ids = sql`array(select lot_id from page order by place) as ids`
  if (!isStored && (collectsToCount || isCollected(plan, range)))
    return sql`
      with hits as materialized (${collectMatches(plan)}), page as materialized (${selectRangeOfHits(plan, range)})
      select ${ids}, (select count(*) from hits) as counted, null::bigint as sampled`
  return sql`
    with page as materialized (${selectPage(plan, range, options)})
    select ${ids}, ${withTotal || isStored ? selectTotal(plan) : NO_TOTAL}`
}

/** The page is cut out of all matches. */
function isCollected(plan: SearchPlan, range: PageRange): boolean {
  const [first] = listStages(plan) ?? []
  return first ? first.isRest : plan.order.stages !== null || !usesOrderedScan(plan, range)
}

/** The lots of a page with their places. */
export function selectPage(
  plan: SearchPlan,
  range: PageRange,
  { withAllStages }: Pick<PageSqlOptions, 'withAllStages'>,
): RawBuilder<unknown> {
  const stages = withAllStages ? listStages(plan) : chooseStages(plan, range)
  if (stages) return selectStages(stages, range)
  return plan.order.stages === null ? selectByKey(plan, range) : selectCollected(plan, range)
}
