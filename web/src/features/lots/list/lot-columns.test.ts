import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COLUMN_NAMES,
  COLUMN_WIDTHS,
  fitColumns,
  getColumnWidth,
  listWantedColumns,
  parseHidden,
} from './lot-columns.ts'

test.each([
  [null, ['customer', 'status', 'published']],
  ['', []],
  ['region status', ['region', 'status']],
  ['name amount', ['amount']],
  ['{"broken":1}', []],
])('«%s» in the storage hides %o', (text, hidden) => {
  expect(parseHidden(text)).toEqual(hidden)
})

test('the match is wanted only when there is something to match', () => {
  expect(listWantedColumns(['region'], true)).toContain('percent')
  expect(listWantedColumns([], false)).not.toContain('percent')
})

describe('columns are left out when they do not fit', () => {
  const fit = (width: number, wanted = listWantedColumns(parseHidden(null), true)) =>
    fitColumns(width, wanted).map(({ name }) => name)

  test.each([
    { width: 1336, names: ['percent', 'name', 'amount', 'region', 'deadline'] },
    { width: 1000, names: ['percent', 'name', 'amount', 'deadline'] },
    { width: 800, names: ['name', 'amount', 'deadline'] },
    { width: 300, names: ['name', 'amount', 'deadline'] },
  ])('in $width px stay $names', ({ width, names }) => {
    expect(fit(width)).toEqual(names)
  })

  test('the region first, then the customer, the publication, the status and the match', () => {
    const total = COLUMN_NAMES.reduce((sum, name) => sum + COLUMN_WIDTHS[name], COLUMN_WIDTHS.unfold)
    const leftOut = Array.from({ length: total }, (_, less) => fit(total - less, [...COLUMN_NAMES]))
      .map((names) => COLUMN_NAMES.filter((name) => !names.includes(name)))
      .filter((names, index, all) => names.length !== all[index - 1]?.length)
    expect(leftOut.map((names) => names.length)).toEqual([0, 1, 2, 3, 4, 5])
    expect(leftOut.at(1)).toEqual(['region'])
    expect(leftOut.at(2)).toEqual(['customer', 'region'])
    expect(leftOut.at(3)).toEqual(['customer', 'region', 'published'])
    expect(leftOut.at(4)).toEqual(['customer', 'region', 'status', 'published'])
  })

  test('the match is only a ring before it is left out', () => {
    const isShort = (width: number) =>
      fitColumns(width, listWantedColumns(parseHidden(null), true)).find(({ name }) => name === 'percent')?.isShort
    expect([1336, 992, 991, 884, 883].map(isShort)).toEqual([false, false, true, true, undefined])
  })

  test('the name keeps its minimum as long as anything can be left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 768, max: 2600 }), fc.subarray([...COLUMN_NAMES]), (width, chosen) => {
        const others = fitColumns(width, chosen).filter(({ name }) => name !== 'name')
        const taken = others.reduce((sum, column) => sum + getColumnWidth(column), COLUMN_WIDTHS.unfold)
        expect(chosen.includes('name') ? width - taken : COLUMN_WIDTHS.name).toBeGreaterThanOrEqual(COLUMN_WIDTHS.name)
      }),
    )
  })

  test('the server sorts by every column but the region', () => {
    expect(fitColumns(3000, COLUMN_NAMES).filter(({ sortBy }) => sortBy === null)).toEqual([
      { name: 'region', sortBy: null, isShort: false },
    ])
  })
})
