// Reads one page of a search: its lots, its total and its facets.
import { isNarrowSort, maySortBy } from '@tendertap/domain/lots/filter'
import { MATCH_TIERS, type MatchTier } from '@tendertap/domain/lots/match-tiers'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { FindAttachments, LotLoaders } from '../attachments.ts'
import { readWithLots, type LotOfPage } from '../queries.ts'
import { selectDocumentMatches, type DocumentMatchRow } from './document-matches.ts'
import { selectFacets, type FacetRow } from './facets.ts'
import { selectEndedSetPage } from './ended-set-page.ts'
import { selectLargeSetPage } from './large-set-page.ts'
import { selectTier } from './match-tier.ts'
import { selectNarrowPage } from './narrow-page.ts'
import { selectPageAndTotal } from './page.ts'
import { hasPhrases, selectPhrasePage } from './phrase-page.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { chooseStages, listStages } from './stages.ts'
import { selectOpenTotal, selectTotal, toTotal, type Total, type TotalRow } from './total.ts'

export interface Page extends Total {
  ids: number[]
  /** where each of the lots has the words; empty in any other order than by relevance */
  tiers: (MatchTier | null)[]
  /** of the lots that have a word only in their documents */
  documentMatches: DocumentMatchRow[]
  lots: LotOfPage[]
  findAttachments: FindAttachments
  facets: FacetRow[] | null
  openTotal: number | null
}

export interface PageOptions {
  withFacets: boolean
  withTotal: boolean
  withOpenTotal: boolean
  loaders: LotLoaders
}

interface Extras {
  facets: FacetRow[] | null
  tiers: number[]
  openTotal: number | null
}

export async function readPage(scope: Scope, plan: SearchPlan, page: number, options: PageOptions): Promise<Page> {
  const { withFacets, withTotal, withOpenTotal, loaders } = options
  const range: PageRange = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const read = async <Row extends { ids: number[] }>(query: RawBuilder<Row>) => {
    const { row, more, lots, findAttachments } = await readWithLots(
      scope,
      sql<Row & Extras>`
        select page.*, ${withFacets ? selectFacets(plan) : sql`null::json`} as facets, ${selectTiers(plan)} as tiers,
          ${withOpenTotal && !hasPhrases(plan) ? selectOpenTotal(plan) : sql`null::bigint`} as "openTotal"
        from (${query}) page`,
      { loaders, more: (lotIds) => selectDocumentMatches(plan, lotIds) },
    )
    const tiers = row.tiers.map((tier) => MATCH_TIERS[tier] ?? null)
    const { ids, facets, openTotal } = row
    return { row, found: { ids, tiers, documentMatches: more, lots, findAttachments, facets, openTotal } }
  }
  if (isNarrowSort(plan.order.field)) {
    const { row, found } = await read(selectNarrowPage(plan, range))
    if (!maySortBy(plan.order.field, row.total)) throw new AppError('sort_too_wide')
    return { ...found, total: row.total, totalExact: true }
  }
  if (hasPhrases(plan)) {
    const { row, found } = await read(selectPhrasePage(plan, range))
    return { ...found, total: row.total, totalExact: row.exact }
  }
  if (plan.largeSet) {
    const { row, found } = await read(selectLargeSetPage(plan, plan.largeSet, range))
    return { ...found, ...describeTotal(row, found.ids.length, plan, range) }
  }
  if (plan.endedSet) {
    const { row, found } = await read(selectEndedSetPage(plan, plan.endedSet, range))
    if (row.isFull) {
      const total = row.counted === null && row.sampled === null ? await countLots(scope, plan) : row
      return { ...found, ...describeTotal(total, found.ids.length, plan, range) }
    }
  }
  let { row, found } = await read(selectPageAndTotal(plan, range, { withTotal, withAllStages: false }))
  const isShort = row.ids.length < plan.limit
  // fewer lots than expected: the rest may be in the stages that were left out
  if (isShort && chooseStages(plan, range)?.length !== listStages(plan)?.length)
    ({ row, found } = await read(selectPageAndTotal(plan, range, { withTotal, withAllStages: true })))
  return { ...found, ...describeTotal(row, row.ids.length, plan, range) }
}

/** The ids of the first lots alone; not the whole list where it is known only in part. */
export async function readIds(
  { db }: Scope,
  plan: SearchPlan,
  limit: number,
): Promise<{ ids: number[]; isWhole: boolean }> {
  const range: PageRange = { offset: 0, limit }
  const read = async <Row>(query: RawBuilder<Row>) => {
    // as JSON the ids are numbers
    const { rows } = await sql<{ found: Row }>`select to_json(found) as found from (${query}) found`.execute(db)
    if (!rows[0]) throw new Error('The query for a page answered no row')
    return rows[0].found
  }
  if (isNarrowSort(plan.order.field)) {
    const { ids, total } = await read(selectNarrowPage(plan, range))
    if (!maySortBy(plan.order.field, total)) throw new AppError('sort_too_wide')
    return { ids, isWhole: true }
  }
  if (hasPhrases(plan)) {
    const { ids, exact } = await read(selectPhrasePage(plan, range))
    return { ids, isWhole: exact }
  }
  const { ids } = await read(selectPageAndTotal(plan, range, { withTotal: false, withAllStages: true }))
  return { ids, isWhole: true }
}

async function countLots({ db }: Scope, plan: SearchPlan): Promise<TotalRow> {
  const { rows } = await sql<TotalRow>`select ${selectTotal(plan)}`.execute(db)
  return rows[0] ?? { counted: null, sampled: null }
}

function describeTotal(row: TotalRow, length: number, plan: SearchPlan, { offset }: PageRange): Total {
  const isLastPage = length < plan.limit && (length > 0 || offset === 0)
  const seen = offset + length
  return isLastPage ? { total: seen, totalExact: true } : toTotal(row, seen)
}

/** Where the lots of a page by relevance have the words. */
function selectTiers(plan: SearchPlan): RawBuilder<number[]> {
  if (plan.order.stages !== 'tiers') return sql`'{}'::integer[]`
  return sql`array(
    select ${selectTier(plan)} from unnest(page.ids) with ordinality as shown (lot_id, place)
    join lot_search s on s.lot_id = shown.lot_id order by shown.place)`
}
