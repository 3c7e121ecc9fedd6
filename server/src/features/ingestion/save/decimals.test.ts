import { expect, test } from 'vitest'
import { roundDecimal } from './decimals.ts'

test.each([
  ['11800000', 2, '11800000.00'],
  ['0.125', 2, '0.13'],
  ['9.995', 2, '10.00'],
  ['0.004', 2, '0.00'],
  ['-0.004', 2, '0.00'],
  ['-1.005', 2, '-1.01'],
  ['4.5', 3, '4.500'],
  ['123456789012345.67', 2, '123456789012345.67'],
])('%s with %i decimals is %s', (value, scale, expected) => {
  expect(roundDecimal(value, scale)).toBe(expected)
})

test('null stays null', () => {
  expect(roundDecimal(null, 2)).toBeNull()
})
