// One search: at most three questions to the database, the last of which (the rows) is the caller's.
import { activeGroups, isNarrowSort, maySortBy, type LotFilter } from '@tendertap/domain/lots/filter'
import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Query } from '../../../language/query.ts'
import { AppError } from '../../../platform/app-error.ts'
import { all } from './conditions.ts'
import { facetColumn, facetsOf, type FacetRow, type Facets } from './facets.ts'
import { meant } from './meant.ts'
import { narrowPage } from './narrow-sort.ts'
import { gathered, isWalk, pageIds, pageOfHits, sorted, type Stretch } from './page.ts'
import { hasPhrases, phrasePage } from './phrases.ts'
import { planOf, type Plan } from './plan.ts'
import { NOTHING_TO_RESOLVE, resolve } from './resolve.ts'
import { SCALE, type Scale } from './scale.ts'
import { isCounted, totalColumns, totalOf, type Total, type TotalRow } from './total.ts'

export interface SearchWishes {
  filter: LotFilter
  withFacets: boolean
  now: Date
  scale?: Scale
}

export interface Found extends Total {
  ids: number[]
  page: number
  limit: PageSize
  query: Query
  searchedFor: string | null
  facets: Facets | null
}

// a list this short can be leafed through to its end
const SHORT_LIST = 20_000

export async function searchLots(scope: Scope, { filter, withFacets, now, scale = SCALE }: SearchWishes): Promise<Found> {
  const resolved = asksNothing(filter) && !withFacets ? NOTHING_TO_RESOLVE : await resolve(scope, filter)
  const { query, searchedFor } = meant(filter.search ?? '', resolved)
  const plan = planOf(filter, query, resolved, now, scale)
  const asked = filter.page ?? 1
  // how long the list is decides what a far page means
  const isFar = (page: number) => page * plan.limit > scale.farthestRow
  const first = isFar(asked) ? 1 : asked
  let { ids, facets, ...total } = await ask(scope, plan, first, withFacets)
  // the sample promised more than there is; of a phrase those that were read through are all we know of
  if (ids.length === 0 && !total.totalExact && !hasPhrases(plan)) total = { total: await countUpTo(scope, plan, scale.farthestRow), totalExact: true }
  const page = clampPage(asked, total.total, plan.limit)
  if (isFar(page) && !(total.totalExact && total.total <= SHORT_LIST)) throw new AppError('page_too_far')
  if (page !== first) ({ ids } = await ask(scope, plan, page, false))
  return { ids, ...total, page, limit: plan.limit, query, searchedFor, facets: facets && facetsOf(facets, plan, resolved) }
}

/** The newest lots, the question asked most. */
const asksNothing = (filter: LotFilter) => activeGroups(filter).length === 0

async function countUpTo({ db }: Scope, { conditions }: Plan, most: number): Promise<number> {
  const { rows } = await sql<{ lots: number }>`select count(*) as lots from (select from lot_search s where ${all(conditions)} limit ${most}) as hits`.execute(db)
  return rows[0]?.lots ?? 0
}

/** What is gathered anyway is counted on the way. */
function pageAndTotal(plan: Plan, stretch: Stretch, facets: RawBuilder<unknown>): RawBuilder<unknown> {
  if (isWalk(plan, stretch) || !isCounted(plan)) return sql`select to_json(${pageIds(plan, stretch)}) as ids, ${facets}, ${totalColumns(plan)}`
  return sql`
    with hits as materialized (${gathered(plan)})
    select to_json(array(select lot_id from (${pageOfHits(plan, stretch)}) page ${sorted(plan.order)})) as ids, ${facets}, (select count(*) from hits) as counted, null::bigint as sampled`
}

interface Answer extends Total {
  ids: number[]
  facets: FacetRow[] | null
}

async function ask({ db }: Scope, plan: Plan, page: number, withFacets: boolean): Promise<Answer> {
  const stretch: Stretch = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const facets = withFacets ? sql`${facetColumn(plan)} as facets` : sql`null::json as facets`
  if (isNarrowSort(plan.order.field)) {
    const { rows } = await sql<{ ids: number[]; total: number; facets: FacetRow[] | null }>`select to_json(narrow.ids) as ids, narrow.total, ${facets} from (${narrowPage(plan, stretch)}) narrow`.execute(db)
    const { ids, total, facets: counted } = rows[0] ?? { ids: [], total: 0, facets: null }
    if (!maySortBy(plan.order.field, total)) throw new AppError('sort_too_wide')
    return { ids, total, totalExact: true, facets: counted }
  }
  if (hasPhrases(plan)) {
    const { rows } = await sql<{ ids: number[]; total: number; exact: boolean; facets: FacetRow[] | null }>`select to_json(phrase.ids) as ids, phrase.total, phrase.exact, ${facets} from (${phrasePage(plan, stretch)}) phrase`.execute(db)
    const { ids, total, exact, facets: counted } = rows[0] ?? { ids: [], total: 0, exact: true, facets: null }
    return { ids, total, totalExact: exact, facets: counted }
  }
  const { rows } = await sql<TotalRow & { ids: number[]; facets: FacetRow[] | null }>`${pageAndTotal(plan, stretch, facets)}`.execute(db)
  const row = rows[0] ?? { ids: [], facets: null, counted: 0, sampled: null }
  const isLastPage = row.ids.length < plan.limit && (row.ids.length > 0 || stretch.offset === 0)
  const seen = stretch.offset + row.ids.length
  return { ids: row.ids, facets: row.facets, ...(isLastPage ? { total: seen, totalExact: true } : totalOf(row, seen)) }
}
