// One search: two questions to the database, what the words stand for and which lots hold them.
import { activeGroups, isNarrowSort, maySortBy, type LotFilter } from '@tendertap/domain/lots/filter'
import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Query } from '../../../language/query.ts'
import { AppError } from '../../../platform/app-error.ts'
import { readWithLots, type LotOfPage } from '../queries.ts'
import { all } from './conditions.ts'
import { facetColumn, facetsOf, type FacetRow, type Facets } from './facets.ts'
import { meant } from './meant.ts'
import { narrowPage } from './narrow-sort.ts'
import { gathered, isWalk, pageIds, pageOfHits, sorted, type Stretch } from './page.ts'
import { hasPhrases, phrasePage } from './phrases.ts'
import { planOf, type Plan } from './plan.ts'
import { NOTHING_TO_RESOLVE, resolve } from './resolve.ts'
import { SCALE, type Scale } from './scale.ts'
import { isCounted, isFree, totalColumns, totalOf, UNCOUNTED, type Total, type TotalRow } from './total.ts'

export interface SearchWishes {
  filter: LotFilter
  withFacets?: boolean
  /** false: the page is not held back to count; `total` then only says how many there are at least */
  withTotal?: boolean
  now: Date
  scale?: Scale
}

export interface Found extends Total {
  /** of the page, in order */
  ids: number[]
  lots: LotOfPage[]
  page: number
  limit: PageSize
  query: Query
  searchedFor: string | null
  facets: Facets | null
}

// a list this short can be leafed through to its end
const SHORT_LIST = 20_000

export async function searchLots(
  scope: Scope,
  { filter, withFacets = false, withTotal = true, now, scale = SCALE }: SearchWishes,
): Promise<Found> {
  const resolved = asksNothing(filter) && !withFacets ? NOTHING_TO_RESOLVE : await resolve(scope, filter)
  const { query, searchedFor } = meant(filter.search ?? '', resolved)
  const plan = planOf(filter, query, resolved, now, scale)
  const asked = filter.page ?? 1
  // how long the list is decides what a far page means
  const isFar = (page: number) => page * plan.limit > scale.farthestRow
  const first = isFar(asked) ? 1 : asked
  let { ids, lots, facets, ...total } = await ask(scope, plan, first, {
    withFacets,
    withTotal: withTotal || first !== asked,
  })
  // the list is shorter than was thought; of a phrase those that were read through are all we know of
  if (ids.length === 0 && !total.totalExact && !hasPhrases(plan))
    total = { total: await countUpTo(scope, plan, scale.farthestRow), totalExact: true }
  const page = clampPage(asked, total.total, plan.limit)
  if (isFar(page) && !(total.totalExact && total.total <= SHORT_LIST)) throw new AppError('page_too_far')
  if (page !== first) ({ ids, lots } = await ask(scope, plan, page, { withFacets: false, withTotal: false }))
  return {
    ids,
    lots,
    ...total,
    page,
    limit: plan.limit,
    query,
    searchedFor,
    facets: facets && facetsOf(facets, plan, resolved),
  }
}

/** The newest lots, the question asked most. */
const asksNothing = (filter: LotFilter) => activeGroups(filter).length === 0

async function countUpTo({ db }: Scope, { conditions }: Plan, most: number): Promise<number> {
  const { rows } = await sql<{
    lots: number
  }>`select count(*) as lots from (select from lot_search s where ${all(conditions)} limit ${most}) as hits`.execute(db)
  return rows[0]?.lots ?? 0
}

/**
 * What is gathered is counted on the way; and where words find what has to be counted, it is gathered rather than found
 * twice.
 */
function pageAndTotal(plan: Plan, stretch: Stretch, withTotal: boolean): RawBuilder<TotalRow & { ids: number[] }> {
  const mustGather = withTotal && plan.words.rarest !== null && isCounted(plan)
  if (isFree(plan) || (isWalk(plan, stretch) && !mustGather))
    return sql`select ${pageIds(plan, stretch)} as ids, ${withTotal || isFree(plan) ? totalColumns(plan) : UNCOUNTED}`
  return sql`
    with hits as materialized (${gathered(plan)})
    select array(select lot_id from (${pageOfHits(plan, stretch)}) page ${sorted(plan.order)}) as ids, (select count(*) from hits) as counted, null::bigint as sampled`
}

interface Answer extends Total {
  ids: number[]
  lots: LotOfPage[]
  facets: FacetRow[] | null
}

async function ask(
  scope: Scope,
  plan: Plan,
  page: number,
  { withFacets, withTotal }: { withFacets: boolean; withTotal: boolean },
): Promise<Answer> {
  const stretch: Stretch = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const facets = withFacets ? facetColumn(plan) : sql`null::json`
  const find = async <Row extends { ids: number[] }>(question: RawBuilder<Row>) => {
    const { row, lots } = await readWithLots(
      scope,
      sql<Row & { facets: FacetRow[] | null }>`select question.*, ${facets} as facets from (${question}) question`,
    )
    return { row, found: { ids: row.ids, lots, facets: row.facets } }
  }
  if (isNarrowSort(plan.order.field)) {
    const { row, found } = await find(narrowPage(plan, stretch))
    if (!maySortBy(plan.order.field, row.total)) throw new AppError('sort_too_wide')
    return { ...found, total: row.total, totalExact: true }
  }
  if (hasPhrases(plan)) {
    const { row, found } = await find(phrasePage(plan, stretch))
    return { ...found, total: row.total, totalExact: row.exact }
  }
  const { row, found } = await find(pageAndTotal(plan, stretch, withTotal))
  const { length } = row.ids
  const isLastPage = length < plan.limit && (length > 0 || stretch.offset === 0)
  const seen = stretch.offset + length
  return { ...found, ...(isLastPage ? { total: seen, totalExact: true } : totalOf(row, seen)) }
}
