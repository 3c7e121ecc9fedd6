// One search: the first query resolves the words and names of the filter, the second finds the page and its lots.
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import { countReachableRows } from '@tendertap/domain/lots/reachable-rows'
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import { clampPage, countPages, type PageSize } from '@tendertap/domain/paging'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Query } from '../../../language/query.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { FindAttachments, LotLoaders } from '../attachments.ts'
import type { LotOfPage } from '../queries.ts'
import { joinByAnd } from './condition.ts'
import type { DocumentMatchRow } from './document-matches.ts'
import { toFacets, type Facets } from './facets.ts'
import { interpretQuery } from './interpret-query.ts'
import { findNearMatches, type NearMatch } from './near-matches.ts'
import { hasPhrases } from './phrase-page.ts'
import { listConditions, planSearch, type SearchPlan } from './plan.ts'
import { readIds, readPage } from './read-page.ts'
import { selectFrom, type LotSet } from './relation.ts'
import { NOTHING_RESOLVED, resolveFilter } from './resolve-filter.ts'
import { THRESHOLDS, type SearchThresholds } from './thresholds.ts'
import type { Total } from './total.ts'
import { countExpandedWords } from './word-conditions.ts'

export interface SearchRequest {
  filter: LotFilter
  /** the lots to search in; without it the whole catalogue */
  set?: LotSet | null
  /** the set is too large to be read as a whole */
  isLarge?: boolean
  /** the lots that have a score, for an order by percent */
  scored?: LotSet | null
  withFacets?: boolean
  /** false: the page does not wait for the count; `total` is then only the least number of matching lots */
  withTotal?: boolean
  withOpenTotal?: boolean
  now: Date
  /** load what the workspace has attached to the lots */
  loaders?: LotLoaders
  thresholds?: SearchThresholds
}

export interface SearchResult extends Total {
  /** of the page's lots, in order */
  ids: number[]
  /** where each of them has the words; empty in any other order than by relevance */
  tiers: readonly (MatchTier | null)[]
  /** of the lots that have a word only in their documents */
  documentMatches: DocumentMatchRow[]
  lots: LotOfPage[]
  findAttachments: FindAttachments
  /** how many of the matching lots are open; null if not counted */
  openTotal: number | null
  /** null if some lots match, or if there are no fewer words to try */
  nearMatches: NearMatch[] | null
  page: number
  limit: PageSize
  query: Query
  searchedFor: string | null
  alsoSearched: string[]
  facets: Facets | null
}

/** Resolves the words and names of the filter. */
async function prepareSearch(
  scope: Scope,
  {
    filter,
    set = null,
    isLarge = false,
    scored = null,
    withFacets = false,
    now,
    thresholds = THRESHOLDS,
  }: SearchRequest,
) {
  const isResolved = isUnfiltered(filter, set) && !withFacets
  const resolved = isResolved ? NOTHING_RESOLVED : await resolveFilter(scope, filter)
  const { query, ...words } = interpretQuery(filter.search ?? '', resolved, filter.exactWords ?? false)
  if (countExpandedWords(query, resolved) > thresholds.maxExpandedWords) throw new AppError('search_too_wide')
  const planFor = (asked: Query) =>
    planSearch({ filter, set, isLarge, scored, query: asked, resolved, now, thresholds })
  return { resolved, query, ...words, planFor, plan: planFor(query) }
}

/** The first lots of a list in its order, as many as wanted, and whether there are more. */
export async function findLotIds(
  scope: Scope,
  request: Omit<SearchRequest, 'isLarge' | 'withFacets' | 'thresholds'>,
  most: number,
): Promise<{ ids: number[]; hasMore: boolean }> {
  // an ordered scan is worth while for so many lots, and a large set has to be read anyway
  const thresholds = { ...THRESHOLDS, maxScan: 2 * most }
  const { plan } = await prepareSearch(scope, { ...request, thresholds })
  const { ids, isWhole } = await readIds(scope, plan, most + 1)
  return { ids: ids.slice(0, most), hasMore: !isWhole || ids.length > most }
}

export async function searchLots(scope: Scope, request: SearchRequest): Promise<SearchResult> {
  const { filter, withFacets = false, withTotal = true, withOpenTotal = false } = request
  const { loaders = {}, thresholds = THRESHOLDS } = request
  const { plan, planFor, resolved, query, searchedFor, alsoSearched } = await prepareSearch(scope, request)
  const requested = filter.page ?? 1
  const maxRow = thresholds.maxRow(plan.order.field)
  const isTooFar = (page: number) => page * plan.limit > maxRow
  // only the length of the list tells whether such a page exists, so the first page is read with its total
  const first = isTooFar(requested) ? 1 : requested
  let { facets, openTotal, total, totalExact, ...found } = await readPage(scope, plan, first, {
    withFacets,
    withTotal: withTotal || first !== requested,
    withOpenTotal,
    loaders,
  })
  // The list is shorter than estimated. A phrase search counts only the rows it has read.
  if (found.ids.length === 0 && !totalExact && !hasPhrases(plan))
    [total, totalExact] = [await countUpTo(scope, plan, maxRow), true]
  const page = clampPage(requested, total, plan.limit)
  if (page > countPages(countReachableRows(total, totalExact, maxRow), plan.limit)) throw new AppError('page_too_far')
  if (page !== first)
    found = await readPage(scope, plan, page, { withFacets: false, withTotal: false, withOpenTotal: false, loaders })
  const nearMatches =
    total > 0 ? null : await findNearMatches(scope, query, (words) => planFor({ ...query, words, ignored: [] }))
  const { ids, tiers, documentMatches, lots, findAttachments } = found
  return {
    ids,
    tiers,
    documentMatches,
    lots,
    findAttachments,
    total,
    totalExact,
    page,
    openTotal,
    nearMatches,
    limit: plan.limit,
    query,
    searchedFor,
    alsoSearched,
    facets: facets && toFacets(facets, plan, resolved),
  }
}

/** The most frequent requests: the newest lots, and the open lots of a set. There is nothing to resolve. */
const isUnfiltered = (filter: LotFilter, set: LotSet | null) =>
  listActiveGroups(filter).every((group) => set !== null && group === 'open')

async function countUpTo({ db }: Scope, plan: SearchPlan, most: number): Promise<number> {
  const { rows } = await sql<{
    lots: number
  }>`select count(*) as lots from (select from ${selectFrom(plan.set)} where ${joinByAnd(listConditions(plan))} limit ${most}) as hits`.execute(
    db,
  )
  return rows[0]?.lots ?? 0
}
