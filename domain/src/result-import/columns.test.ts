import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { COLUMNS, getHeading, listMissingColumns, recogniseColumns, type Column } from './columns.ts'

const recognise = (...cells: unknown[]) => [...(recogniseColumns([cells])?.columns.keys() ?? [])]

describe('a column is recognised by its heading', () => {
  test.each(LANGUAGES)('every one in %s, as we call it', (language) => {
    expect(recognise(...COLUMNS.map((column) => getHeading(column, language)))).toEqual([...COLUMNS])
  })

  test.each<[string, Column]>([
    ['№ ЛОТА:', 'lotNumber'],
    ['  Плановая   сумма, тенге (без НДС)', 'plannedAmount'],
    ['Сумма договора с НДС', 'finalAmount'],
    ['Наше предложение, тг', 'offerPrice'],
    ['Жоспарлы сома, теңге', 'plannedAmount'],
    ['Final amount (KZT)', 'finalAmount'],
    ['Дата итогов', 'decidedOn'],
  ])('%s', (heading, column) => {
    expect(recognise('Заказчик', heading)).toContain(column)
  })

  test('whatever else stands there is told', () => {
    const sheet = recogniseColumns([
      ['Реестр за 2025 год', null],
      [null, 7],
      ['Лот', 'Результат', 'Кто вёл', 'Результат'],
      ['1-ЗЦП1', 'выиграли', 'Айгуль', 'да'],
    ])
    expect(sheet).toEqual({
      headingLine: 2,
      columns: new Map([
        ['lotNumber', 0],
        ['outcome', 1],
      ]),
      unknown: ['Кто вёл', 'Результат'],
    })
  })

  test('a sheet without headings has none', () => {
    expect(recogniseColumns([['1-ЗЦП1', 'выиграли'], ['Результат'], []])).toBeNull()
    expect(recogniseColumns([])).toBeNull()
  })
})

test('a heading names one column', () => {
  const all = LANGUAGES.flatMap((language) => COLUMNS.map((column) => getHeading(column, language).toLowerCase()))
  expect(new Set(all).size).toBe(all.length)
})

test.each<[Column[], Column[]]>([
  [['lotNumber', 'outcome', 'decidedOn'], []],
  [['lotName', 'winner', 'decidedOn'], []],
  [
    ['customer', 'plannedAmount'],
    ['lotNumber', 'outcome', 'decidedOn'],
  ],
])('of a sheet with %j is missing %j', (columns, missing) => {
  expect(listMissingColumns(new Map(columns.map((column, index) => [column, index])))).toEqual(missing)
})
