import type { LotFilter } from '@tendertap/domain/lots/filter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companiesFit, formatFilter, parseFilter } from './filter-search-params.ts'

describe('the filter in the search params', () => {
  test('keeps the specification’s names', () => {
    const filter: LotFilter = {
      search: 'бумага а4',
      exactWords: true,
      openOnly: true,
      code: '17204581-1',
      companies: ['КГУ "Школа"', 'ТОО «Каспий»'],
      statuses: ['Опубликован'],
      methods: ['Открытый конкурс'],
      minLots: 1,
      maxLots: 3,
      minPrice: 0,
      maxPrice: 1500000.5,
      startDateFrom: '2026-11-01',
      startDateTo: '2026-11-02',
      endDateFrom: '2026-11-03',
      endDateTo: '2026-11-04',
      todayOnly: true,
      regions: ['75', '71'],
      ensTru: '26.20.40',
      sources: ['ows'],
      matchLevels: ['high', 'medium'],
      interests: ['7d0c1c52-5a0c-4d5e-9a61-0a6c9d4a1b11'],
    }
    const search = formatFilter(filter)
    expect(search).toMatchObject({
      minPrice: '0',
      maxPrice: '1500000.5',
      companies: ['КГУ "Школа"', 'ТОО «Каспий»'],
      todayOnly: 'true',
    })
    expect(parseFilter(search)).toEqual(filter)
  })

  test('a single value of a list needs no repetition', () => {
    expect(parseFilter({ statuses: 'Опубликован' })).toEqual({ statuses: ['Опубликован'] })
  })

  test('does not write page, sort and hash', () => {
    expect(formatFilter({ id: 7, page: 3, limit: 20, sortBy: 'amount', sort: 'asc', code: '1' })).toEqual({ code: '1' })
  })

  test.each([
    [{ minPrice: '-1' }],
    [{ minPrice: 'дорого' }],
    [{ maxPrice: '1e9' }],
    [{ minLots: '1.5' }],
    [{ endDateTo: '2026-02-30' }],
    [{ endDateTo: '31.12.2026' }],
    [{ todayOnly: 'yes' }],
    [{ openOnly: '1' }],
    [{ exactWords: 'true' }],
    [{ search: '  ' }],
    [{ search: ['a', 'b'] }],
    [{ statuses: [''] }],
    [{ matchLevels: 'best' }],
    [{ interests: 'paper' }],
    [{ companies: [] }],
    [{ colour: 'green' }],
  ])('%o is invalid and is ignored', (search) => {
    expect(parseFilter(search)).toEqual({})
  })

  test('a text is cut to the length that the server accepts', () => {
    expect(parseFilter({ search: 'a'.repeat(900) }).search).toHaveLength(500)
  })

  test('a parsed filter is written and read back unchanged', () => {
    const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.nat().map(String))
    const names = fc.constantFrom(
      'search',
      'code',
      'companies',
      'statuses',
      'minPrice',
      'maxLots',
      'endDateTo',
      'todayOnly',
      'regions',
      'ensTru',
    )
    fc.assert(
      fc.property(fc.dictionary(names, values), (search) => {
        const filter = parseFilter(search)
        expect(parseFilter(formatFilter(filter))).toEqual(filter)
      }),
    )
  })
})

test('customers fit only up to the length of a URL', () => {
  const schools = (count: number) =>
    Array.from({ length: count }, (_, index) => `КГУ "Общеобразовательная школа № ${index}"`)
  expect(companiesFit(schools(15))).toBe(true)
  expect(companiesFit(schools(40))).toBe(false)
})
