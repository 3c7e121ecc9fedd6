import { expect, test } from 'vitest'
import { findCompany, buildCompanyRows, findVisibleRows } from './company-rows.ts'

const GROUPS = [
  { letter: 'К', names: ['ТОО «Каспий»', 'КГУ "Колледж № 7"'] },
  { letter: 'Ш', names: ['КГУ "Школа № 7"'] },
]

test('each letter is followed by its names', () => {
  expect(buildCompanyRows(GROUPS, '').map(({ letter, name }) => name ?? letter)).toEqual([
    'К',
    'ТОО «Каспий»',
    'КГУ "Колледж № 7"',
    'Ш',
    'КГУ "Школа № 7"',
  ])
})

test.each([
  ['кгу 7', ['КГУ "Колледж № 7"', 'КГУ "Школа № 7"']],
  ['«каспий', ['ТОО «Каспий»']],
  ['  ', ['ТОО «Каспий»', 'КГУ "Колледж № 7"', 'КГУ "Школа № 7"']],
  ['больница', []],
])('«%s» finds %o', (typed, names) => {
  expect(buildCompanyRows(GROUPS, typed).flatMap(({ name }) => name ?? [])).toEqual(names)
})

test('of 20,000 rows only the visible ones and a few around them are rendered', () => {
  expect(findVisibleRows(0, 280, 40, 20_000)).toEqual({ from: 0, to: 13 })
  expect(findVisibleRows(400_000, 280, 40, 20_000)).toEqual({ from: 9994, to: 10_013 })
  expect(findVisibleRows(800_000, 280, 40, 20_000)).toEqual({ from: 19_994, to: 20_000 })
  expect(findVisibleRows(4000, 280, 40, 3)).toEqual({ from: 3, to: 3 })
})

test('the arrow keys skip letters', () => {
  const rows = buildCompanyRows(GROUPS, '')
  expect(findCompany(rows, 0, 1)).toBe(1)
  expect(findCompany(rows, 3, 1)).toBe(4)
  expect(findCompany(rows, 3, -1)).toBe(2)
  expect(findCompany(rows, 0, -1)).toBeNull()
  expect(findCompany(rows, 5, 1)).toBeNull()
})
