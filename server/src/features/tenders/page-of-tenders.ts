// A page of the tenders that have lots in a set, found like the lots themselves.
import type { LotFilter, SortField } from '@tendertap/domain/lots/filter'
import { getLongListRows, countReachableRows } from '@tendertap/domain/lots/reachable-rows'
import { clampPage, countPages, type PageSize } from '@tendertap/domain/paging'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { joinByAnd, type Condition } from '../lots/search/condition.ts'
import type { PageRange, SearchPlan } from '../lots/search/plan.ts'
import { getTenderId, type LotSet } from '../lots/search/relation.ts'
import { planMatches, selectMatches } from '../lots/search/select-matches.ts'
import { roundToTwoDigits } from '../lots/search/total.ts'
import { chooseScan, selectScannedPage, type ListedTender, type TenderOrder, type TenderScan } from './scan-tenders.ts'

/** Of whole tenders no word is more relevant than another. */
type TenderSortField = Exclude<SortField, 'relevance'>

export interface TenderListRequest {
  filter: LotFilter
  /** the lots that the list is about */
  set: LotSet
  /** the set is too large to be read on each call */
  isLarge: boolean
  /** conditions on t, a tender with such lots: its tender_id, deadline and publication */
  conditions?: readonly Condition[]
  /** unless the filter asks for another order */
  order: { sortBy: TenderSortField; sort: 'asc' | 'desc' }
  /** the percent of a lot: an expression on s */
  percent: RawBuilder<number | null>
  now: Date
}

export interface PageOfTenders {
  /** in order */
  tenders: ListedTender[]
  total: number
  totalExact: boolean
  page: number
  limit: PageSize
}

const ofTender = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from tender n join company c on c.id = n.customer_id where n.id = t.tender_id)`

/** The search knows no date of a tender whose matching lots the portal withdrew. */
const ofWithdrawn = (column: RawBuilder<unknown>) => sql`(select ${column} from tender n where n.id = m.tender_id)`

/** Expressions on t. */
const SORT_KEYS: Readonly<Record<TenderSortField, RawBuilder<unknown>>> = {
  publicationDate: sql`t.published_at`,
  applicationEndAt: sql`t.application_end_at`,
  percent: sql`t.percent`,
  amount: ofTender(sql`n.planned_amount`),
  name: ofTender(sql`coalesce(n.name_ru, n.name_kz, n.name_en)`),
  customer: ofTender(sql`c.name_ru`),
  status: ofTender(sql`n.status`),
}

export async function findPageOfTenders(scope: Scope, request: TenderListRequest): Promise<PageOfTenders> {
  const { filter, set, now } = request
  const plan = await planMatches(scope, { filter, set, now })
  const order = chooseOrder(request)
  const list: TenderList = { ...request, plan, order, scan: request.isLarge ? chooseScan(plan, order) : null }
  const requested = filter.page ?? 1
  const { limit } = plan
  const maxRow = getLongListRows(order.field)
  const isTooFar = requested * limit > maxRow
  let found = await readPage(scope, list, isTooFar ? 1 : requested)
  const page = clampPage(requested, found.total, limit)
  if (page > countPages(countReachableRows(found.total, found.totalExact, maxRow), limit))
    throw new AppError('page_too_far')
  if (page !== requested || isTooFar) found = await readPage(scope, list, page)
  return { ...found, page, limit }
}

function chooseOrder({ filter, order }: TenderListRequest): TenderOrder & { field: TenderSortField } {
  const { sortBy: field, sort } =
    filter.sortBy && filter.sortBy !== 'relevance' ? { sortBy: filter.sortBy, sort: filter.sort } : order
  return { field, isDescending: field === 'percent' || sort === 'desc' }
}

interface TenderList extends Pick<TenderListRequest, 'set' | 'conditions' | 'percent'> {
  plan: SearchPlan
  order: ReturnType<typeof chooseOrder>
  scan: TenderScan | null
}

async function readPage({ db }: Scope, list: TenderList, page: number): Promise<Omit<PageOfTenders, 'page' | 'limit'>> {
  const { plan, scan, conditions = [] } = list
  const range = { offset: (page - 1) * plan.limit, limit: plan.limit }
  const readAll = async () => (await selectTenders(list, range).execute(db)).rows[0] ?? { tenders: [], total: 0 }
  const scanned = scan && (await selectScannedPage(scan, conditions, range).execute(db)).rows[0]
  if (!scanned?.isFull) return { ...(await readAll()), totalExact: true }
  const { tenders, estimate } = scanned
  if (estimate === null) return { tenders, total: (await readAll()).total, totalExact: true }
  const shown = range.offset + range.limit
  return { tenders, total: Math.max(roundToTwoDigits(estimate), shown), totalExact: false }
}

interface Row {
  tenders: ListedTender[]
  total: number
}

/** All tenders of the list are read, counted and sorted. */
function selectTenders(
  { set, plan, percent, conditions = [], order: { field, isDescending } }: TenderList,
  { offset, limit }: PageRange,
): RawBuilder<Row> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const best = field === 'percent' ? sql`max(${percent})` : sql`null::smallint`
  // the deadline and the publication are the tender's, so all its lots have the same
  const matches = selectMatches(
    plan,
    sql`${getTenderId(set)} as tender_id, count(*) as lots, min(s.application_end_at) as application_end_at,
      max(s.published_at) as published_at, ${best} as percent`,
  )
  return sql`
    with matched as materialized (${matches} group by 1),
    dated as materialized (
      select m.tender_id, m.lots, m.percent, coalesce(m.application_end_at, ${ofWithdrawn(sql`n.application_end_at`)}) as application_end_at,
        coalesce(m.published_at, ${ofWithdrawn(sql`n.published_at`)}) as published_at from matched m),
    tenders as materialized (select t.* from dated t where ${joinByAnd(conditions)})
    select (select count(*) from tenders) as total, coalesce((
      select json_agg(json_build_object('id', page.tender_id, 'lots', page.lots) order by page.place) from (
        select range.*, row_number() over () as place from (
          select t.tender_id, t.lots from tenders t
          order by ${SORT_KEYS[field]} ${direction} nulls last, t.tender_id ${direction} limit ${limit} offset ${offset}) range) page), '[]') as tenders`
}
