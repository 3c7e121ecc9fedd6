// Reads one page of a search: its lots, its total and its facets.
import { isNarrowSort, maySortBy } from '@tendertap/domain/lots/filter'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { FindAttachments, LotLoaders } from '../attachments.ts'
import { readWithLots, type LotOfPage } from '../queries.ts'
import { selectFacets, type FacetRow } from './facets.ts'
import { selectNarrowPage } from './narrow-page.ts'
import { selectPageAndTotal } from './page.ts'
import { hasPhrases, selectPhrasePage } from './phrase-page.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import { toTotal, type Total } from './total.ts'

export interface Page extends Total {
  ids: number[]
  /** the tier of each lot; null if the order is not by relevance */
  tiers: readonly (number | null)[]
  lots: LotOfPage[]
  findAttachments: FindAttachments
  facets: FacetRow[] | null
}

interface PageOptions {
  withFacets: boolean
  withTotal: boolean
  loaders: LotLoaders
}

export async function readPage(
  scope: Scope,
  plan: SearchPlan,
  page: number,
  { withFacets, withTotal, loaders }: PageOptions,
): Promise<Page> {
  const range: PageRange = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const facets = withFacets ? selectFacets(plan) : sql`null::json`
  const read = async <Row extends { ids: number[]; tiers?: (number | null)[] }>(query: RawBuilder<Row>) => {
    const { row, lots, findAttachments } = await readWithLots(
      scope,
      sql<Row & { facets: FacetRow[] | null }>`select page.*, ${facets} as facets from (${query}) page`,
      loaders,
    )
    return { row, found: { ids: row.ids, tiers: row.tiers ?? [], lots, findAttachments, facets: row.facets } }
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
