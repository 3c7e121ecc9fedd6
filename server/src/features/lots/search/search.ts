// One search: the first query resolves the words and names of the filter, the second finds the page and its lots.
import { activeGroups, isNarrowSort, maySortBy, type LotFilter } from '@tendertap/domain/lots/filter'
import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Query } from '../../../language/query.ts'
import { AppError } from '../../../platform/app-error.ts'
import { readWithLots, type LotOfPage } from '../queries.ts'
import { joinByAnd } from './condition.ts'
import { selectFacets, toFacets, type FacetRow, type Facets } from './facets.ts'
import { interpretQuery } from './interpret-query.ts'
import { selectNarrowPage } from './narrow-page.ts'
import { selectPageAndTotal } from './page.ts'
import { hasPhrases, selectPhrasePage } from './phrase-page.ts'
import { planSearch, type PageRange, type SearchPlan } from './plan.ts'
import { NOTHING_RESOLVED, resolveFilter } from './resolve-filter.ts'
import { THRESHOLDS, type SearchThresholds } from './thresholds.ts'
import { toTotal, type Total } from './total.ts'

export interface SearchRequest {
  filter: LotFilter
  withFacets?: boolean
  /** false: the page does not wait for the count; `total` is then only the least number of matching lots */
  withTotal?: boolean
  now: Date
  thresholds?: SearchThresholds
}

export interface SearchResult extends Total {
  /** of the page's lots, in order */
  ids: number[]
  lots: LotOfPage[]
  page: number
  limit: PageSize
  query: Query
  searchedFor: string | null
  facets: Facets | null
}

// any page of a list with at most so many lots can be shown
const SHORT_LIST = 20_000

export async function searchLots(
  scope: Scope,
  { filter, withFacets = false, withTotal = true, now, thresholds = THRESHOLDS }: SearchRequest,
): Promise<SearchResult> {
  const resolved = isUnfiltered(filter) && !withFacets ? NOTHING_RESOLVED : await resolveFilter(scope, filter)
  const { query, searchedFor } = interpretQuery(filter.search ?? '', resolved)
  const plan = planSearch({ filter, query, resolved, now, thresholds })
  const requested = filter.page ?? 1
  const isTooFar = (page: number) => page * plan.limit > thresholds.maxRow
  // only the length of the list tells whether so far a page exists, so the first page is read with its total
  const first = isTooFar(requested) ? 1 : requested
  const countsTotal = withTotal || first !== requested
  let { ids, lots, facets, ...total } = await readPage(scope, plan, first, { withFacets, withTotal: countsTotal })
  // The list is shorter than estimated. A phrase search counts only the rows it has read.
  if (ids.length === 0 && !total.totalExact && !hasPhrases(plan))
    total = { total: await countUpTo(scope, plan, thresholds.maxRow), totalExact: true }
  const page = clampPage(requested, total.total, plan.limit)
  if (isTooFar(page) && !(total.totalExact && total.total <= SHORT_LIST)) throw new AppError('page_too_far')
  if (page !== first) ({ ids, lots } = await readPage(scope, plan, page, { withFacets: false, withTotal: false }))
  return {
    ids,
    lots,
    ...total,
    page,
    limit: plan.limit,
    query,
    searchedFor,
    facets: facets && toFacets(facets, plan, resolved),
  }
}

/** The most frequent request: the newest lots. There is nothing to resolve. */
const isUnfiltered = (filter: LotFilter) => activeGroups(filter).length === 0

async function countUpTo({ db }: Scope, { conditions }: SearchPlan, most: number): Promise<number> {
  const { rows } = await sql<{
    lots: number
  }>`select count(*) as lots from (select from lot_search s where ${joinByAnd(conditions)} limit ${most}) as hits`.execute(
    db,
  )
  return rows[0]?.lots ?? 0
}

interface Page extends Total {
  ids: number[]
  lots: LotOfPage[]
  facets: FacetRow[] | null
}

async function readPage(
  scope: Scope,
  plan: SearchPlan,
  page: number,
  { withFacets, withTotal }: { withFacets: boolean; withTotal: boolean },
): Promise<Page> {
  const range: PageRange = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const facets = withFacets ? selectFacets(plan) : sql`null::json`
  const read = async <Row extends { ids: number[] }>(query: RawBuilder<Row>) => {
    const { row, lots } = await readWithLots(
      scope,
      sql<Row & { facets: FacetRow[] | null }>`select page.*, ${facets} as facets from (${query}) page`,
    )
    return { row, found: { ids: row.ids, lots, facets: row.facets } }
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
  const { row, found } = await read(selectPageAndTotal(plan, range, withTotal))
  const { length } = row.ids
  const isLastPage = length < plan.limit && (length > 0 || range.offset === 0)
  const seen = range.offset + length
  return { ...found, ...(isLastPage ? { total: seen, totalExact: true } : toTotal(row, seen)) }
}
