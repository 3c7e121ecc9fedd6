import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatTenge,
  isPositive,
  findPriceWarning,
  calculateShareOfPlanned,
  multiplyByPercent,
  sumAmounts,
} from './money.ts'

const amounts = fc
  .bigInt({ min: 1n, max: 10n ** 16n })
  .map((hundredths) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`)
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('tenge', () => {
  test.each([
    ['4860000', '4 860 000 ₸'],
    ['4860000.00', '4 860 000 ₸'],
    [4860000, '4 860 000 ₸'],
    ['999', '999 ₸'],
    ['1000', '1 000 ₸'],
    ['0', '0 ₸'],
    ['0.49', '0 ₸'],
    ['0.50', '1 ₸'],
    ['1234.5', '1 235 ₸'],
    ['-1234.5', '-1 235 ₸'],
    ['9007199254740993.00', '9 007 199 254 740 993 ₸'],
    ['', '-'],
    [null, '-'],
    [undefined, '-'],
    ['по запросу', '-'],
    [Number.NaN, '-'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(plain(formatTenge(amount))).toBe(shown)
  })

  test('a sum never breaks over two lines', () => {
    expect(formatTenge('4860000')).not.toContain(' ')
  })

  test('no digit is lost at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (sum) => {
        expect(formatTenge(String(sum)).replaceAll(/\D/g, '')).toBe(String(sum))
      }),
    )
  })
})

test.each([
  ['1', true],
  ['0.01', true],
  [12.5, true],
  ['0', false],
  ['0.00', false],
  ['-5', false],
  ['1e6', false],
  ['1 000', false],
  ['1,5', false],
  ['', false],
  [null, false],
])('%s can be offered: %s', (amount, positive) => {
  expect(isPositive(amount)).toBe(positive)
})

describe('the offer against the planned amount', () => {
  test.each([
    ['4860000', '6000000', 81, null],
    ['1', '3', 33.3, null],
    ['2', '3', 66.7, null],
    ['30', '100', 30, null],
    ['29.99', '100', 30, 'far_below_planned'],
    ['120', '100', 120, null],
    ['120.01', '100', 120, 'above_planned'],
    ['486000', '6000000', 8.1, 'far_below_planned'],
    ['6000', '6000000', 0.1, 'far_below_planned'],
    ['5999.99', '6000000', 0, 'far_below_planned'],
    ['100', '0', null, null],
    ['100', null, null, null],
    ['', '100', null, null],
  ])('%s of %s is %s per cent, warning %s', (offer, planned, share, warning) => {
    expect(calculateShareOfPlanned(offer, planned)).toBe(share)
    expect(findPriceWarning(offer, planned)).toBe(warning)
  })

  test('the planned amount itself is 100 per cent and never warned about', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(calculateShareOfPlanned(amount, amount)).toBe(100)
        expect(findPriceWarning(amount, amount)).toBeNull()
      }),
    )
  })
})

test.each([
  [[], '0.00'],
  [['0.10', '0.20'], '0.30'],
  [['4860000', 12.5, null], '4860012.50'],
  [['9007199254740993.99', '0.01'], '9007199254740994.00'],
])('the sum of %o is %s', (parts, sum) => {
  expect(sumAmounts(parts)).toBe(sum)
})

describe('a percentage of an amount', () => {
  test.each([
    ['5000000', '1.00', '50000.00'],
    [1234567.89, 3, '37037.04'],
    ['0.5', '1', '0.01'],
    ['0.4', '1', '0.00'],
    ['100', '-1', null],
    ['100', null, null],
    ['a', '1', null],
  ])('%s at %s is %s', (amount, percent, part) => {
    expect(multiplyByPercent(amount, percent)).toBe(part)
  })

  test('a hundred per cent is the amount itself', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(multiplyByPercent(amount, '100')).toBe(amount)
      }),
    )
  })
})
