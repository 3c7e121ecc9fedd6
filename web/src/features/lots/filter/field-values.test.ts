import { expect, test } from 'vitest'
import { isReversed, readPrice, readWholeNumber } from './field-values.ts'

test.each([
  ['', null],
  ['0', 0],
  ['1 500 000', 1_500_000],
  ['1\u00A0500,50', 1500.5],
  ['-5', undefined],
  ['12 тыс', undefined],
  ['1.555', undefined],
])('a price typed as «%s» is %s', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

test.each([
  ['', null],
  ['7', 7],
  ['7.5', undefined],
  ['12345678', undefined],
])('a number of lots typed as «%s» is %s', (text, count) => {
  expect(readWholeNumber(text)).toBe(count)
})

test('a range is reversed only when both ends are there', () => {
  expect(isReversed(2, 10)).toBe(false)
  expect(isReversed(10, 2)).toBe(true)
  expect(isReversed(10, null)).toBe(false)
  expect(isReversed('2026-11-30', '2026-11-01')).toBe(true)
})
