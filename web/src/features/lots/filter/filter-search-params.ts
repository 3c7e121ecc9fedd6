// The filter set ↔ the query of the address. The fields keep their names of spec 2 §3.
import { isDay } from '@tendertap/domain/clock'
import { pickActiveFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { isMatchLevel } from '@tendertap/domain/matching/levels'
import { getOwnOrigin, shortenOwnLinks } from '../../../lib/own-links.ts'
import type { SearchParams, RawSearchParams } from '../../../lib/paging-search-params.ts'
import { readPrice, readWholeNumber } from './field-values.ts'

// The longest texts that the server accepts.
const TEXTS = { search: 500, code: 300, ensTru: 40 } as const
const LISTS = ['statuses', 'methods', 'regions', 'sources', 'companies'] as const
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const PRICES = ['minPrice', 'maxPrice'] as const
const WHOLE_NUMBERS = ['minLots', 'maxLots'] as const
const DAYS = ['startDateFrom', 'startDateTo', 'endDateFrom', 'endDateTo'] as const
const FLAGS = ['todayOnly', 'openOnly', 'exactWords'] as const
const YES = 'true'

/** Ignores invalid values, so that the server never has to refuse a URL. */
export function parseFilter(search: RawSearchParams): LotFilter {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name].trim() : '')
  const list = (name: string) =>
    [search[name]].flat().filter((item): item is string => typeof item === 'string' && item.trim() !== '')
  const each = <N extends string, T>(names: readonly N[], read: (name: N) => T) =>
    Object.fromEntries(names.map((name) => [name, read(name)]))
  const { exactWords, ...filter } = pickActiveFilter<LotFilter>({
    ...each(Object.keys(TEXTS) as (keyof typeof TEXTS)[], (name) =>
      shortenOwnLinks(text(name), getOwnOrigin()).slice(0, TEXTS[name]),
    ),
    ...each(LISTS, list),
    matchLevels: list('matchLevels').filter(isMatchLevel),
    workStatuses: WORK_STATUSES.filter((status) => list('workStatuses').includes(status)),
    assigneeId: UUID.test(text('assigneeId')) ? text('assigneeId') : null,
    interests: list('interests').filter((id) => UUID.test(id)),
    ...each(PRICES, (name) => readPrice(text(name))),
    ...each(WHOLE_NUMBERS, (name) => readWholeNumber(text(name))),
    ...each(DAYS, (name) => (isDay(text(name)) ? text(name) : null)),
    ...each(FLAGS, (name) => text(name) === YES),
  })
  // only words can be searched for exactly
  return { ...filter, ...(filter.search && exactWords && { exactWords }) }
}

export function formatFilter(filter: LotFilter): SearchParams {
  const { id: _hash, page: _page, limit: _limit, sortBy: _sortBy, sort: _sort, ...fields } = pickActiveFilter(filter)
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}

// Names of customers are long, a Cyrillic letter takes six characters, and servers refuse URLs above about 8 kB.
const MAX_COMPANIES_LENGTH = 5000

/** Do these customers fit into a URL that can be sent and opened? */
export function companiesFit(companies: readonly string[]): boolean {
  return new URLSearchParams(companies.map((name) => ['companies', name])).toString().length <= MAX_COMPANIES_LENGTH
}
