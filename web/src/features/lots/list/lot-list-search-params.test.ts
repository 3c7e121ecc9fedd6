import { SORT_DIRECTIONS, SORT_FIELDS, type LotFilter } from '@tendertap/domain/lots/filter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropDefaultSort } from './lot-order.ts'
import { LOT_LIST_SEARCH_PARAMS } from './lot-list-search-params.ts'

const { parse, format, hash } = LOT_LIST_SEARCH_PARAMS['all-lots']

describe('the search params of a list of lots', () => {
  test('an empty one is page 1 of 10 in the default order, not filtered', () => {
    const params = { page: 1, limit: 10 as const, filter: {}, sort: null, open: null, isReading: false, isBoard: false }
    expect(parse({}, '')).toEqual(params)
    expect(format(params)).toEqual({})
    expect(hash?.(params)).toBe('')
  })

  test('holds page, rows per page, filter, sort and the unfolded lot', () => {
    expect(parse({ page: '3', limit: '50', sortBy: 'amount', sort: 'desc', open: '42', search: 'кабель' }, '')).toEqual(
      {
        page: 3,
        limit: 50,
        filter: { search: 'кабель' },
        sort: { sortBy: 'amount', sort: 'desc' },
        open: 42,
        isReading: false,
        isBoard: false,
      },
    )
  })

  test('the hash is the id of a lot, and clearing the filter clears it', () => {
    const params = parse({ statuses: 'Опубликован' }, '123')
    expect(params.filter).toEqual({ id: 123, statuses: ['Опубликован'] })
    expect(hash?.(params)).toBe('123')
    expect(hash?.({ ...params, filter: {} })).toBe('')
    expect(format(params)).toEqual({ statuses: ['Опубликован'] })
  })

  test('in lots in work the hash is a lot number or a tender code, and the status of the work is in the query', () => {
    const rules = LOT_LIST_SEARCH_PARAMS['lots-in-work']
    const params = rules.parse({ workStatuses: 'in_placement' }, encodeURIComponent('41827310-ЗЦП1'))
    expect(params.filter).toEqual({ code: '41827310-ЗЦП1', workStatuses: ['in_placement'] })
    expect(rules.format(params)).toEqual({ workStatuses: ['in_placement'] })
    expect(rules.hash?.(params)).toBe('41827310-ЗЦП1')
    expect(rules.hash?.({ ...params, filter: {} })).toBe('')
    expect(rules.parse({ workStatuses: 'unknown' }, '%').filter).toEqual({ code: '%' })
  })

  test.each(['x', '-1', '12a', '0'])('the hash #%s is no lot', (text) => {
    expect(parse({}, text).filter).toEqual({})
  })

  test.each([[{ sortBy: 'amount' }], [{ sortBy: 'password', sort: 'asc' }], [{ open: '' }]])(
    '%o is invalid and is ignored',
    (given) => {
      expect(parse(given, '')).toEqual(parse({}, ''))
    },
  )

  test('the default order is not written, and is ignored when it is', () => {
    const newest = { sortBy: 'publicationDate', sort: 'desc' } as const
    expect(parse({ ...newest }, '').sort).toBeNull()
    expect(parse({ search: 'бумага', ...newest }, '').sort).toEqual(newest)
    expect(parse({ search: 'бумага', sortBy: 'relevance', sort: 'desc' }, '').sort).toBeNull()
    const params = parse({}, '')
    expect(format({ ...params, sort: newest })).toEqual({})
    expect(format({ ...params, sort: newest, filter: { search: 'бумага' } })).toEqual({ search: 'бумага', ...newest })
    expect(format({ ...params, sort: { sortBy: 'relevance', sort: 'desc' } })).toEqual({})
  })

  test('the lots of a level are in the order of the match by default; the worst first is no order', () => {
    const best = { sortBy: 'percent', sort: 'desc' } as const
    expect(parse({ matchLevels: 'high', ...best }, '').sort).toBeNull()
    expect(parse({ ...best }, '').sort).toEqual(best)
    expect(parse({ sortBy: 'percent', sort: 'asc' }, '').sort).toBeNull()
  })

  test('are written and read back unchanged', () => {
    const sorts = fc.option(
      fc.record({ sortBy: fc.constantFrom(...SORT_FIELDS), sort: fc.constantFrom(...SORT_DIRECTIONS) }),
    )
    const ids = fc.integer({ min: 1 })
    fc.assert(
      fc.property(
        sorts,
        fc.option(ids),
        fc.option(ids),
        fc.boolean(),
        fc.boolean(),
        (sort, open, id, isReading, isBoard) => {
          const filter: LotFilter = id === null ? {} : { id }
          const dropped = dropDefaultSort('all-lots', sort, filter)
          const params = { page: 2, limit: 20 as const, sort: dropped, open, filter, isReading, isBoard }
          expect(parse(format(params), hash?.(params) ?? '')).toEqual(params)
        },
      ),
    )
  })
})
