// The search params of the analytics: a link shows a colleague the same figures. All tabs share them, and each tab
// uses those that its calls know.
import { isGroup } from '@tendertap/domain/analytics/groups'
import { addMonths, MAX_PERIOD_MONTHS, toMonth, type Period } from '@tendertap/domain/analytics/months'
import { findDivision } from '@tendertap/domain/lots/ens-tru-divisions'
import { SOURCES } from '@tendertap/domain/lots/classifiers'
import { REGIONS } from '@tendertap/domain/lots/regions'
import {
  formatPaging,
  parsePaging,
  parsePositiveNumber,
  type Paging,
  type RawSearchParams,
  type SearchParams,
} from '../../lib/paging-search-params.ts'
import type { SearchParamsRules } from '../../lib/use-search-params.ts'

export const PERIODS = [3, 6, 12, 24, 36, MAX_PERIOD_MONTHS] as const
const DEFAULT_MONTHS = 12

/** An empty text does not filter. */
export interface MarketFilter {
  months: number
  source: '' | (typeof SOURCES)[number]
  division: string
  region: string
  method: string
}

const LOT_LISTS = ['purchases', 'comparable', 'team', 'secured', 'unpublished'] as const
export type LotListName = (typeof LOT_LISTS)[number]

/** The lots behind a figure: how they are listed, what is asked besides the screen's conditions, and which page. */
export interface ShownLots {
  list: LotListName
  only: Readonly<Record<string, string>>
  paging: Paging
}

export const FIRST_PAGE = parsePaging({})

export interface AnalyticsParams extends MarketFilter, Paging {
  search: string
  /** six digits of ENS TRU */
  group: string
  /** whose card is open, or whose prices are shown */
  customer: number | null
  supplier: number | null
  lots: ShownLots | null
}

export const NO_FILTER: MarketFilter = { months: DEFAULT_MONTHS, source: '', division: '', region: '', method: '' }

function parseFilter(search: RawSearchParams): MarketFilter {
  const months = parsePositiveNumber(search['months'])
  const [division, region] = [readText(search, 'division'), readText(search, 'region')]
  return {
    months: PERIODS.find((period) => period === months) ?? DEFAULT_MONTHS,
    source: SOURCES.find((source) => source === search['source']) ?? '',
    division: division.length === 2 && findDivision(division) ? division : '',
    region: REGIONS.some(({ code }) => code === region) ? region : '',
    method: readText(search, 'method').slice(0, 200),
  }
}

function readText(search: RawSearchParams, name: string): string {
  return typeof search[name] === 'string' ? search[name].trim() : ''
}

/** Leaves out the defaults. */
function formatFilter({ months, ...texts }: MarketFilter): SearchParams {
  const given = Object.entries(texts).filter(([, value]) => value !== '')
  return { ...(months !== DEFAULT_MONTHS && { months: String(months) }), ...Object.fromEntries(given) }
}

/** Of the search params of one tab those that hold for the next one. */
export const keepMarketFilter = (search: RawSearchParams): SearchParams => formatFilter(parseFilter(search))

/** Readable in the address: lots=purchases&lots=state:cancelled */
const formatLots = ({ list, only, paging }: ShownLots): string[] => [
  list,
  ...Object.entries({ ...only, ...formatPaging(paging) }).map(([name, value]) => `${name}:${String(value)}`),
]

function parseLots(search: RawSearchParams): ShownLots | null {
  const [first, ...conditions] = [search['lots']].flat().filter((value) => typeof value === 'string')
  const list = LOT_LISTS.find((one) => one === first)
  if (!list) return null
  const named = conditions.map((condition) => {
    const end = condition.indexOf(':')
    return [condition.slice(0, end), condition.slice(end + 1)] as const
  })
  const { page, limit, ...only } = Object.fromEntries(named)
  return { list, only, paging: parsePaging({ page, limit }) }
}

/** An invalid value counts as absent. */
export const ANALYTICS_SEARCH_PARAMS: SearchParamsRules<AnalyticsParams> = {
  parse: (search) => ({
    ...parsePaging(search),
    ...parseFilter(search),
    search: readText(search, 'search').slice(0, 200),
    group: isGroup(readText(search, 'group')) ? readText(search, 'group') : '',
    customer: parsePositiveNumber(search['customer']),
    supplier: parsePositiveNumber(search['supplier']),
    lots: parseLots(search),
  }),
  format: ({ page, limit, search, group, customer, supplier, lots, ...filter }) => ({
    ...formatFilter(filter),
    ...(search !== '' && { search }),
    ...(group !== '' && { group }),
    ...(customer !== null && { customer: String(customer) }),
    ...(supplier !== null && { supplier: String(supplier) }),
    ...(lots !== null && { lots: formatLots(lots) }),
    ...formatPaging({ page, limit }),
  }),
}

const NO_PARAMS = ANALYTICS_SEARCH_PARAMS.parse({}, '')

/** The address of a screen with these conditions and no others. */
export const formatParams = (params: Partial<AnalyticsParams>): SearchParams =>
  ANALYTICS_SEARCH_PARAMS.format({ ...NO_PARAMS, ...params })

/** From a list to a card of it: the list stays as it is, for the way back. */
export const openCard = (search: RawSearchParams, card: Partial<AnalyticsParams>): SearchParams =>
  ANALYTICS_SEARCH_PARAMS.format({ ...ANALYTICS_SEARCH_PARAMS.parse(search, ''), lots: null, ...card })

/** From a card back to its list. */
export const closeCard = (search: RawSearchParams): SearchParams => openCard(search, { customer: null, supplier: null })

/** The last months, the current one included. */
export function toPeriod(months: number, now: Date): Period {
  const to = toMonth(now)
  return { from: addMonths(to, 1 - months), to }
}
