import { buffer } from 'node:stream/consumers'
import { WORDS } from '@tendertap/domain/words/all'
import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { toListWorkbook } from './list-workbook.ts'
import { toColumns, toRow, toSheet, type ColumnOf } from './table.ts'

const columns: ColumnOf<number>[] = [
  ['Номер', 'number', 10, (id) => id],
  ['Вдвое', 'number', 10, (id) => id * 2],
]

async function write(count: number, hasMore: boolean) {
  const pages: number[] = []
  const { name, content, estimatedBytes } = toListWorkbook({
    name: 'Лоты',
    lang: 'ru',
    columns: toColumns(columns),
    ids: Array.from({ length: count }, (_, place) => count - place),
    hasMore,
    count: WORDS.ru.lots,
    rowBytes: 10,
    readPage: async (ids) => {
      pages.push(ids.length)
      return ids.map((id) => toRow(columns, id))
    },
  })
  return { name, estimatedBytes, pages, sheets: await readWorkbook(await buffer(content)) }
}

test('the rows of a list are read in pages, and stay in its order', async () => {
  const { name, pages, sheets, estimatedBytes } = await write(1_203, false)
  expect(name).toMatch(/^Лоты \d{4}-\d\d-\d\d\.xlsx$/)
  expect(pages).toEqual([500, 500, 203])
  expect(sheets).toHaveLength(1)
  const [heading, ...rows] = sheets[0]?.data ?? []
  expect(heading).toEqual(['Номер', 'Вдвое'])
  expect(rows).toEqual(Array.from({ length: 1_203 }, (_, place) => [1_203 - place, (1_203 - place) * 2]))
  expect(estimatedBytes).toBeGreaterThan(12_030)
})

test('a list that was cut says so on a sheet of its own', async () => {
  const { sheets } = await write(2, true)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Лоты', 'Не все строки'])
  expect(sheets[1]?.data[0]?.[0]).toContain('2 лота')
})

test('a table has a row for each line', () => {
  expect(toSheet('Числа', [1, 5], columns)).toEqual({
    name: 'Числа',
    columns: [
      { title: 'Номер', type: 'number', width: 10 },
      { title: 'Вдвое', type: 'number', width: 10 },
    ],
    rows: [
      [1, 2],
      [5, 10],
    ],
  })
})
