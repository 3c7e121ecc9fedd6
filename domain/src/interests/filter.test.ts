import { describe, expect, test } from 'vitest'
import {
  INTEREST_FILTERS,
  listFailedFilters,
  NO_FILTER,
  passesFilter,
  type FilteredLot,
  type InterestFilter,
  type InterestFilterName,
} from './filter.ts'

const LOT: FilteredLot = {
  status: 'Опубликован',
  method: 'Запрос ценовых предложений',
  customerKey: 'кгу школа',
  katoCode: '750000000',
  amount: 100_000,
  source: 'ows',
  ensTruCode: '171214.100.000002',
}

const NOTHING_PUBLISHED: FilteredLot = { ...LOT, method: null, katoCode: null, amount: null, ensTruCode: null }

test('an empty filter lets every lot through', () => {
  expect(passesFilter(NO_FILTER, LOT)).toBe(true)
  expect(passesFilter(NO_FILTER, NOTHING_PUBLISHED)).toBe(true)
})

describe.each<[InterestFilterName, Partial<InterestFilter>[], Partial<InterestFilter>[]]>([
  ['statuses', [{ statuses: ['Вскрытие', 'Опубликован'] }], [{ statuses: ['Вскрытие'] }]],
  [
    'purchaseMethods',
    [{ purchaseMethods: ['Запрос ценовых предложений'] }],
    [{ purchaseMethods: ['Открытый конкурс'] }],
  ],
  [
    'companies',
    [{ companies: [new Set(['кгу школа'])] }, { companies: [new Set(['другая']), new Set(['кгу школа'])] }],
    [{ companies: [] }, { companies: [new Set(['другая'])] }],
  ],
  ['regions', [{ regions: ['75'] }, { regions: ['71', '750000000'] }], [{ regions: ['71'] }]],
  [
    'amount',
    [{ minAmount: 100_000 }, { maxAmount: 100_000 }, { minAmount: 1, maxAmount: 200_000 }],
    [{ minAmount: 100_001 }, { maxAmount: 99_999 }],
  ],
  ['sources', [{ sources: ['epz', 'ows'] }], [{ sources: ['epz'] }]],
  ['ensTru', [{ ensTru: ['17'] }, { ensTru: ['262040', '171214'] }], [{ ensTru: ['262040'] }, { ensTru: [] }]],
])('the filter %s', (name, passing, failing) => {
  test.each(passing)('lets the lot through: %o', (part) => {
    expect(listFailedFilters({ ...NO_FILTER, ...part }, LOT)).toEqual([])
  })
  test.each(failing)('keeps the lot out: %o', (part) => {
    expect(passesFilter({ ...NO_FILTER, ...part }, LOT)).toBe(false)
    expect(listFailedFilters({ ...NO_FILTER, ...part }, LOT)).toEqual([name])
  })
})

test('both names of the method "from one source" are one method', () => {
  const filter = { ...NO_FILTER, purchaseMethods: ['Из одного источника'] }
  expect(passesFilter(filter, { ...LOT, method: 'Закуп из одного источника' })).toBe(true)
})

test('what the portal does not publish fails a filter that asks for it, but for the amount', () => {
  const filter: InterestFilter = {
    statuses: ['Вскрытие'],
    purchaseMethods: ['Открытый конкурс'],
    companies: [],
    regions: ['71'],
    minAmount: 1,
    maxAmount: 2,
    sources: ['epz'],
    ensTru: ['26'],
  }
  expect(listFailedFilters(filter, NOTHING_PUBLISHED)).toEqual(INTEREST_FILTERS.filter((name) => name !== 'amount'))
})
