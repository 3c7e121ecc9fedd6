import { expect, test } from 'vitest'
import { sumAmounts } from './sum-amounts.ts'

test.each<[string, (string | null)[], string | null]>([
  ['tenths that floats cannot add', ['0.1', '0.2'], '0.30'],
  ['a half that floats round down', ['1.005', '1'], '2.005'],
  ['more digits than a float holds', ['9007199254740993.01', '0.01'], '9007199254740993.02'],
  ['amounts below zero', ['-0.30', '0.1'], '-0.20'],
  ['one amount', ['624991.07'], '624991.07'],
  ['nothing', [], '0.00'],
  ['an unknown amount', ['5', null], null],
])('adds %s', (_, amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum)
})
