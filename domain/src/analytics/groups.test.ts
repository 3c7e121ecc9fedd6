import { expect, test } from 'vitest'
import { isGroup, isGroupOf, readGroup } from './groups.ts'

test.each([
  ['172312', '172312'],
  ['172312.700.000012', '172312'],
  ['17.23.12', '172312'],
  ['17 23 12', '172312'],
  [' 172312.700 ', '172312'],
  ['', ''],
  ['  ', ''],
])('the group of «%s» is «%s»', (text, group) => {
  expect(readGroup(text)).toBe(group)
})

test.each(['17231', '17.23', 'бумага', '172312 бумага', '172312-A', '..', '1723127000000121'])(
  '«%s» is no code',
  (text) => {
    expect(readGroup(text)).toBeNull()
  },
)

test('a group has six digits', () => {
  expect(['172312', '17231', '1723127', '17.231', ''].filter(isGroup)).toEqual(['172312'])
})

test('a group belongs to one category, and to any', () => {
  expect(['17', '', '26'].filter((division) => isGroupOf('172312', division))).toEqual(['17', ''])
})
