// A page of an order in stages, as one statement: a stage is searched only if those before it do not fill the page.
import { sql, type RawBuilder } from 'kysely'
import { collectMatches, selectRangeOfHits } from './collect-matches.ts'
import { scanInOrder } from './ordered-scan.ts'
import { usesOrderedScan } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { estimateLots, type Stage } from './stages.ts'

/** an estimate may be this much too high */
const CAUTION = 0.8

export function selectStages(stages: readonly Stage[], { offset, limit }: PageRange): RawBuilder<unknown> {
  const rows = offset + limit
  const names = stages.map((_, position) => sql.ref(`stage_${position}`))
  const queries = stages.map(({ plan, isRest }, position) => {
    const before = names.slice(0, position).map((name) => sql` - (select count(*) from ${name})`)
    const needed = sql<number>`(${rows}::bigint${sql.join(before, sql``)})`
    const guarded: SearchPlan = position === 0 ? plan : { ...plan, guards: [sql`${needed} > 0`] }
    const range: PageRange = { offset: 0, limit: estimateNeeded(stages.slice(0, position), rows, limit), needed }
    return sql`${names[position]} as materialized (${isRest ? selectCollected(guarded, range) : selectByKey(guarded, range)})`
  })
  const found = names.map((name, position) => sql`select ${sql.lit(position)} as stage, lot_id, place from ${name}`)
  return sql`
    with ${sql.join(queries)}
    select lot_id, row_number() over () as place from (
      select lot_id from (${sql.join(found, sql` union all `)}) found order by stage, place limit ${limit} offset ${offset}) range`
}

/** How many rows the stages before may have left to find; a filter lets us expect nothing of them. */
function estimateNeeded(before: readonly Stage[], rows: number, limit: number): number {
  const found = before.reduce((sum, { plan }) => sum + (plan.hasFilter ? 0 : estimateLots(plan)), 0)
  return Math.max(limit, rows - Math.floor(found * CAUTION))
}

/** The lots of a page with their places, in an order of one stage. */
export function selectByKey(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  return usesOrderedScan(plan, range)
    ? sql`select lot_id, row_number() over () as place from (${scanInOrder(plan, range)}) scanned`
    : selectCollected(plan, range)
}

export function selectCollected(plan: SearchPlan, range: PageRange): RawBuilder<unknown> {
  return sql`with hits as materialized (${collectMatches(plan)}) ${selectRangeOfHits(plan, range)}`
}
