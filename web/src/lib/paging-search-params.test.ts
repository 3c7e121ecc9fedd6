import { PAGE_SIZES } from '@tendertap/domain/paging'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPaging, parsePaging } from './paging-search-params.ts'

describe('the search params of a list', () => {
  test('an empty one is page 1 of 10, and the other way round', () => {
    expect(parsePaging({})).toEqual({ page: 1, limit: 10 })
    expect(formatPaging({ page: 1, limit: 10 })).toEqual({})
  })

  test.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '2.5' }],
    [{ page: 'x' }],
    [{ page: ['2', '3'] }],
    [{ limit: '' }],
  ])('%o is invalid and is ignored', (search) => {
    expect(parsePaging(search)).toEqual({ page: 1, limit: 10 })
  })

  test('another limit becomes the nearest of 10, 20, 50', () => {
    expect(parsePaging({ limit: '30' }).limit).toBe(20)
    expect(parsePaging({ limit: '1000' }).limit).toBe(50)
  })

  test('are written and read back unchanged', () => {
    fc.assert(
      fc.property(fc.record({ page: fc.integer({ min: 1 }), limit: fc.constantFrom(...PAGE_SIZES) }), (paging) => {
        expect(parsePaging(formatPaging(paging))).toEqual(paging)
      }),
    )
  })
})
