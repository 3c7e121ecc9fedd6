import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LotFilter, Sort } from './filter.ts'
import {
  pickActiveFilter,
  listActiveGroups,
  getDefaultSort,
  isNarrowSort,
  maySortBy,
  getNextSort,
  isOrder,
  SORT_FIELDS,
  clearGroup,
} from './filter.ts'

describe('not filtered', () => {
  test.each([[undefined], [null], [''], [[]]])('a field that is %o is dropped', (value) => {
    expect(pickActiveFilter({ search: value, code: '12-1' })).toEqual({ code: '12-1' })
  })

  test('zero is a filter, today only switched off is none', () => {
    expect(pickActiveFilter({ minPrice: '0', minLots: 0, todayOnly: false, statuses: ['Опубликован'] })).toEqual({
      minPrice: '0',
      minLots: 0,
      statuses: ['Опубликован'],
    })
  })

  test('cleaning twice changes nothing', () => {
    const values = fc.oneof(fc.string(), fc.constant(null), fc.array(fc.string()), fc.nat())
    fc.assert(
      fc.property(fc.dictionary(fc.string(), values), (filter) => {
        expect(pickActiveFilter(pickActiveFilter(filter))).toEqual(pickActiveFilter(filter))
      }),
    )
  })
})

describe('what is set', () => {
  test.each<[LotFilter, string[]]>([
    [{}, []],
    [{ page: 3, limit: 50, sortBy: 'amount', sort: 'asc' }, []],
    [{ search: '', companies: [], todayOnly: false, minPrice: null, regions: [] }, []],
    [{ search: 'кабель' }, ['search']],
    [{ minPrice: '100', maxPrice: '200' }, ['price']],
    [{ minPrice: '0' }, ['price']],
    [
      {
        sources: ['ows'],
        ensTru: '26',
        regions: ['75'],
        endDateTo: '2026-11-30',
        todayOnly: true,
        statuses: ['Опубликован'],
        id: 7,
      },
      ['id', 'statuses', 'end', 'todayOnly', 'regions', 'ensTru', 'sources'],
    ],
  ])('in %o is %o, a range once', (filter, groups) => {
    expect(listActiveGroups(filter)).toEqual(groups)
  })

  test('is cleared part by part, a range whole', () => {
    const filter: LotFilter = { search: 'кабель', minPrice: 100, maxPrice: 200, limit: 20 }
    expect(clearGroup(filter, 'price')).toEqual({ search: 'кабель', limit: 20 })
    expect(clearGroup(filter, 'companies')).toEqual(filter)
  })
})

describe('sorting', () => {
  test.each([null, '', '  '])('without words (%o) the newest publication comes first', (search) => {
    expect(getDefaultSort({ search })).toEqual({ sortBy: 'publicationDate', sort: 'desc' })
  })

  test('with words the most relevant lot comes first', () => {
    expect(getDefaultSort({ search: 'бумага' })).toEqual({ sortBy: 'relevance', sort: 'desc' })
  })

  test.each<[Sort | null, Sort | null]>([
    [null, { sortBy: 'amount', sort: 'asc' }],
    [
      { sortBy: 'amount', sort: 'asc' },
      { sortBy: 'amount', sort: 'desc' },
    ],
    [{ sortBy: 'amount', sort: 'desc' }, null],
    [
      { sortBy: 'name', sort: 'desc' },
      { sortBy: 'amount', sort: 'asc' },
    ],
  ])('from %o a click on the amount gives %o', (current, next) => {
    expect(getNextSort(current, 'amount')).toEqual(next)
  })

  test('three clicks on one column return to no sorting', () => {
    for (const field of SORT_FIELDS.filter((one) => isOrder({ sortBy: one, sort: 'asc' })))
      expect(getNextSort(getNextSort(getNextSort(null, field), field), field)).toBeNull()
  })

  test('a click on the match gives the best first, another one clears it', () => {
    expect(getNextSort(null, 'percent')).toEqual({ sortBy: 'percent', sort: 'desc' })
    expect(getNextSort({ sortBy: 'amount', sort: 'asc' }, 'percent')).toEqual({ sortBy: 'percent', sort: 'desc' })
    expect(getNextSort({ sortBy: 'percent', sort: 'desc' }, 'percent')).toBeNull()
  })

  test('the worst match first is no order', () => {
    expect(SORT_FIELDS.filter((sortBy) => !isOrder({ sortBy, sort: 'asc' }))).toEqual(['relevance', 'percent'])
    for (const sortBy of SORT_FIELDS) expect(isOrder({ sortBy, sort: 'desc' })).toBe(true)
  })

  test('name, customer and status sort at most 20,000 rows, the others any number', () => {
    expect(SORT_FIELDS.filter(isNarrowSort)).toEqual(['name', 'customer', 'status'])
    for (const field of SORT_FIELDS) {
      expect(maySortBy(field, 20_000)).toBe(true)
      expect(maySortBy(field, 20_001)).toBe(!isNarrowSort(field))
    }
  })
})
