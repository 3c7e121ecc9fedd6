import { expect, test } from 'vitest'
import { count, decimal, id, list, text } from './fields.ts'

test.each([
  [817869, '817869'],
  [624991.07, '624991.07'],
  [0.1 + 0.2, '0.3'],
  [100, '100'],
  [0, '0'],
  ['11800000.00', '11800000.00'],
  ['11 800 000,50', '11800000.50'],
  ['договорная', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the amount %s is read as %s', (value, read) => {
  expect(decimal.parse(value)).toBe(read)
})

test('blank texts are none, lists that are null are empty, ids are strings', () => {
  expect(text.parse('  ')).toBeNull()
  expect(text.parse(undefined)).toBeNull()
  expect(list(text).parse(null)).toEqual([])
  expect(id.parse(17379679)).toBe('17379679')
  expect(id.safeParse(null).success).toBe(false)
})

test('a count is whole or nothing', () => {
  expect([30, '30', ' 7 ', 1.5, 'скоро', '', null].map((value) => count.parse(value))).toEqual([
    30,
    30,
    7,
    null,
    null,
    null,
    null,
  ])
})
