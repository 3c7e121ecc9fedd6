// spec 2 §3, filter set. Missing, null, '' and [] mean "not filtered".
import type { WorkStatus } from '../lot-work/statuses.ts'
import type { PageSize } from '../paging.ts'

// Sorting by name, customer and status is allowed only if the filter leaves at most NARROW_SORT_MAX_ROWS rows.
export const SORT_FIELDS = [
  'relevance',
  'publicationDate',
  'applicationEndAt',
  'amount',
  'percent',
  'name',
  'customer',
  'status',
] as const
export type SortField = (typeof SORT_FIELDS)[number]
export const NARROW_SORT_FIELDS = ['name', 'customer', 'status'] as const satisfies readonly SortField[]
export const NARROW_SORT_MAX_ROWS = 20_000

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]
export interface Sort {
  sortBy: SortField
  sort: SortDirection
}
const NEWEST: Sort = { sortBy: 'publicationDate', sort: 'desc' }
const BEST_MATCHES: Sort = { sortBy: 'percent', sort: 'desc' }
const MOST_RELEVANT: Sort = { sortBy: 'relevance', sort: 'desc' }

/**
 * The order of the catalogue unless another is asked for: the best matches first if only matches are listed, by
 * relevance if there are words, else newest first.
 */
export function getDefaultSort({
  search,
  matchLevels,
  interests,
}: Pick<LotFilter, 'search' | 'matchLevels' | 'interests'>): Sort {
  if (matchLevels?.length || interests?.length) return BEST_MATCHES
  return search?.trim() ? MOST_RELEVANT : NEWEST
}

/** Prices are decimals, dates whole Kazakhstan days 'YYYY-MM-DD'; both ends of every range are inclusive. */
export interface LotFilter {
  id?: number | null
  search?: string | null
  /** ours: only the words as typed, without synonyms */
  exactWords?: boolean | null
  /** ours: only lots that are open now */
  openOnly?: boolean | null
  /** tender code, lot number, a link to either, or the customer's BIN */
  code?: string | null
  companies?: readonly string[] | null
  statuses?: readonly string[] | null
  methods?: readonly string[] | null
  /** the tender's number of lots */
  minLots?: number | null
  maxLots?: number | null
  minPrice?: number | string | null
  maxPrice?: number | string | null
  /** application start */
  startDateFrom?: string | null
  startDateTo?: string | null
  /** application end */
  endDateFrom?: string | null
  endDateTo?: string | null
  /** published this Kazakhstan day */
  todayOnly?: boolean | null
  /** ours: KATO codes; a code stands for everything inside its place */
  regions?: readonly string[] | null
  /** ours: the beginning of an ENS TRU code */
  ensTru?: string | null
  /** ours: portals */
  sources?: readonly string[] | null
  /** ours: levels of match (matching/levels) */
  matchLevels?: readonly string[] | null
  /** ours: ids of interest profiles */
  interests?: readonly string[] | null
  /** ours: of the work on the lot; only the lists of the work have it, with a switch of their own */
  workStatuses?: readonly WorkStatus[] | null
  /** ours: the person responsible for the work; only the lots in work have it */
  assigneeId?: string | null
  sortBy?: SortField | null
  sort?: SortDirection | null
  page?: number | null
  limit?: PageSize | null
}

const FLAGS: readonly string[] = ['todayOnly', 'openOnly', 'exactWords'] satisfies (keyof LotFilter)[]

type Active<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Drops the fields that do not filter, sort or page. */
export function pickActiveFilter<F extends object>(filter: F): Active<F>
export function pickActiveFilter(filter: object): object {
  const active = Object.entries<unknown>({ ...filter }).filter(([key, value]) => {
    if (value === undefined || value === null || value === '') return false
    if (Array.isArray(value)) return value.length > 0
    return !(FLAGS.includes(key) && value === false)
  })
  return Object.fromEntries(active)
}

/**
 * The fields that the filter panel sets and clears together, in the order of the panel. The two ends of a range are one
 * group; every other field is a group of its own.
 */
export const FILTER_GROUPS = {
  id: ['id'],
  search: ['search', 'exactWords'],
  open: ['openOnly'],
  statuses: ['statuses'],
  methods: ['methods'],
  code: ['code'],
  price: ['minPrice', 'maxPrice'],
  lotsCount: ['minLots', 'maxLots'],
  start: ['startDateFrom', 'startDateTo'],
  end: ['endDateFrom', 'endDateTo'],
  todayOnly: ['todayOnly'],
  regions: ['regions'],
  ensTru: ['ensTru'],
  sources: ['sources'],
  matchLevels: ['matchLevels'],
  interests: ['interests'],
  companies: ['companies'],
} as const satisfies Record<string, readonly (keyof LotFilter)[]>
export type FilterGroup = keyof typeof FILTER_GROUPS

/** The filters that are set; their number is the badge on the filter button. */
export function listActiveGroups(filter: LotFilter): FilterGroup[] {
  const active = pickActiveFilter(filter)
  const names = Object.keys(FILTER_GROUPS) as FilterGroup[]
  return names.filter((name) => FILTER_GROUPS[name].some((field) => field in active))
}

/** The filter without the fields of this group. */
export function clearGroup(filter: LotFilter, group: FilterGroup): LotFilter {
  const cleared: readonly string[] = FILTER_GROUPS[group]
  return Object.fromEntries(Object.entries(filter).filter(([field]) => !cleared.includes(field)))
}

export function isNarrowSort(field: SortField): boolean {
  return (NARROW_SORT_FIELDS as readonly SortField[]).includes(field)
}

export function maySortBy(field: SortField, matchingRows: number): boolean {
  return !isNarrowSort(field) || matchingRows <= NARROW_SORT_MAX_ROWS
}

/** Nobody looks for the worst match: these orders have the best first, and no other direction. */
const ONE_WAY: readonly SortField[] = ['relevance', 'percent']

export function isOrder({ sortBy, sort }: Sort): boolean {
  return sort === 'desc' || !ONE_WAY.includes(sortBy)
}

/**
 * spec 2 §2: sorting cycles ascending, then descending, then cleared; another column starts over. A column of one
 * direction is sorted by it, then cleared.
 */
export function getNextSort(current: Sort | null, field: SortField): Sort | null {
  if (ONE_WAY.includes(field)) return current?.sortBy === field ? null : { sortBy: field, sort: 'desc' }
  if (current?.sortBy !== field) return { sortBy: field, sort: 'asc' }
  return current.sort === 'asc' ? { sortBy: field, sort: 'desc' } : null
}
