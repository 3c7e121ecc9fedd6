// Filters of lots, any value and any combination.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { SORT_FIELDS, type LotFilter } from '@tendertap/domain/lots/filter'
import { LOT_STATUSES, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import * as fc from 'fast-check'
import { NOW } from './catalogue.ts'

const day = fc
  .integer({ min: -50, max: 20 })
  .map((days) => toKazakhstanDay(new Date(NOW.getTime() + days * 86_400_000)))
const search = fc.constantFrom(
  'картриджи',
  'кабель',
  'шиналар',
  'жөндеу қызмет',
  'бумага А4',
  'CF283A',
  'ремонт',
  'ремонт здания -школы',
  'насос*',
  'ремонт -шко* -зда*',
  'веб-сайт',
  'услуги по',
  'школа',
  'компания 4',
  'құбыр',
  '16000012',
  '39000007-ЗЦП2',
  '262040.000',
  'аи 92',
  '-ремонт',
  'шинасы',
)
export const filterValues: { [K in keyof LotFilter]: fc.Arbitrary<NonNullable<LotFilter[K]>> } = {
  search,
  code: fc.constantFrom('16000000-1', '39000003-ЗЦП2', '16000000', '39000003', '1600', '%', 'нет такого'),
  companies: fc.uniqueArray(fc.constantFrom('КГУ "Школа № 1"', 'ТОО «Компания 4»', 'тоо компания 6', 'Нет такой'), {
    minLength: 1,
  }),
  statuses: fc.oneof(
    fc.constant(['Опубликован']),
    fc.uniqueArray(fc.constantFrom(...LOT_STATUSES, 'Нет такого'), { minLength: 1 }),
  ),
  methods: fc.uniqueArray(fc.constantFrom<string>(...PURCHASE_METHODS, 'Тендер со своим названием'), { minLength: 1 }),
  minLots: fc.integer({ min: 0, max: 7 }),
  maxLots: fc.integer({ min: 0, max: 7 }),
  minPrice: fc.constantFrom(0, 300_000, 1_000_000.5, 4_900_000),
  maxPrice: fc.constantFrom(0, 300_000, 1_000_000.5, 4_900_000),
  startDateFrom: day,
  startDateTo: day,
  endDateFrom: day,
  endDateTo: day,
  todayOnly: fc.constant(true),
  openOnly: fc.constant(true),
  regions: fc.uniqueArray(fc.constantFrom('75', '710000000', '2310', '231010000', '99'), { minLength: 1 }),
  ensTru: fc.constantFrom('26', '262040', '26.20.40', '262040.000.000263', '99'),
  sources: fc.uniqueArray(fc.constantFrom('ows', 'tizilim', 'epz'), { minLength: 1 }),
}
const sorting = {
  sortBy: fc.constantFrom(...SORT_FIELDS),
  sort: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(10 as const, 20 as const, 50 as const),
}

/** Few filters at a time, so that something is left. */
export const filters = fc
  .tuple(
    fc.subarray(Object.keys(filterValues) as (keyof LotFilter)[], { maxLength: 4 }),
    fc.record(filterValues),
    fc.record(sorting, { requiredKeys: [] }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([chosen, all, sorted, page]): LotFilter => ({
    ...Object.fromEntries(chosen.map((field) => [field, all[field]])),
    ...sorted,
    page,
  }))
