import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampPage, DEFAULT_PAGE_SIZE, toPageSize, PAGE_SIZES, countPages, listPageNumbers } from './paging.ts'

test('rows per page are 10, 20 or 50, by default 10', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50])
  expect(DEFAULT_PAGE_SIZE).toBe(10)
})

test.each([
  [undefined, 10],
  [null, 10],
  [Number.NaN, 10],
  [0, 10],
  [-5, 10],
  [1, 10],
  [10, 10],
  [15, 10],
  [16, 20],
  [20, 20],
  [35, 20],
  [36, 50],
  [50, 50],
  [1000, 50],
  [Infinity, 50],
  [-Infinity, 10],
])('a limit of %s becomes %i', (limit, size) => {
  expect(toPageSize(limit)).toBe(size)
})

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [3000, 50, 60],
])('%i rows by %i are %i pages', (total, limit, pages) => {
  expect(countPages(total, limit)).toBe(pages)
})

test.each([
  [undefined, 100, 1],
  [null, 100, 1],
  [Number.NaN, 100, 1],
  [0, 100, 1],
  [-3, 100, 1],
  [4, 100, 4],
  [4.9, 100, 4],
  [11, 100, 10],
  [Infinity, 100, 10],
  [7, 0, 1],
])('page %s of %i rows by ten is page %i', (page, total, clamped) => {
  expect(clampPage(page, total, 10)).toBe(clamped)
})

describe('the pager', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('page %i of %i', (page, count, shown) => {
    expect(listPageNumbers(page, count)).toEqual(shown)
  })

  test('always shows the ends and the current page, in order, and a gap hides at least two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (count, offset) => {
        const page = 1 + (offset % count)
        const shown = listPageNumbers(page, count)
        expect(shown).toEqual(expect.arrayContaining([1, page, count]))
        expect(shown.length).toBeLessThanOrEqual(7)
        const jumps = shown.map((item, i) => (item === 'gap' ? Number(shown[i + 1]) - Number(shown[i - 1]) : Infinity))
        expect(Math.min(...jumps)).toBeGreaterThan(2)
        const steps = shown.map((item, i) =>
          item === 'gap' || shown[i - 1] === 'gap' ? 1 : item - Number(shown[i - 1] ?? 0),
        )
        expect(new Set(steps)).toEqual(new Set([1]))
      }),
    )
  })
})
