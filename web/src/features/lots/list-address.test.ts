import { SORT_DIRECTIONS, SORT_FIELDS } from '@tendertap/domain/lots/filter'
import { PAGE_SIZES } from '@tendertap/domain/paging'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listAddressSearch, parseListAddress } from './list-address.ts'

describe('the address of a list of lots', () => {
  test('an empty one is page 1 of 10 in the list’s own order', () => {
    expect(parseListAddress({})).toEqual({ page: 1, limit: 10, sort: null, open: null })
    expect(listAddressSearch({ page: 1, limit: 10, sort: null, open: null })).toEqual({})
  })

  test('holds page, rows per page, sort and the unfolded lot', () => {
    expect(parseListAddress({ page: '3', limit: '50', sortBy: 'amount', sort: 'desc', open: '42' })).toEqual({
      page: 3,
      limit: 50,
      sort: { sortBy: 'amount', sort: 'desc' },
      open: 42,
    })
  })

  test.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '2.5' }],
    [{ page: 'x' }],
    [{ page: ['2', '3'] }],
    [{ sortBy: 'amount' }],
    [{ sortBy: 'password', sort: 'asc' }],
    [{ open: '' }],
  ])('%o makes no sense and counts as absent', (search) => {
    expect(parseListAddress(search)).toEqual(parseListAddress({}))
  })

  test('another limit becomes the nearest of 10, 20, 50', () => {
    expect(parseListAddress({ limit: '30' }).limit).toBe(20)
    expect(parseListAddress({ limit: '1000' }).limit).toBe(50)
  })

  test('survives the round', () => {
    const address = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      limit: fc.constantFrom(...PAGE_SIZES),
      sort: fc.option(fc.record({ sortBy: fc.constantFrom(...SORT_FIELDS), sort: fc.constantFrom(...SORT_DIRECTIONS) })),
      open: fc.option(fc.integer({ min: 1 })),
    })
    fc.assert(
      fc.property(address, (value) => {
        expect(parseListAddress(listAddressSearch(value))).toEqual(value)
      }),
    )
  })
})
