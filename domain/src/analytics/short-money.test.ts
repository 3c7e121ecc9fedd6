import { expect, test } from 'vitest'
import { formatShortTenge } from './short-money.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  [0, '0 ₸'],
  [999, '999 ₸'],
  [1_000, '1 тыс. ₸'],
  [12_345, '12,3 тыс. ₸'],
  [999_999, '1 млн ₸'],
  [1_254_000, '1,25 млн ₸'],
  [842_700_000, '843 млн ₸'],
  [1_234_567_890, '1,23 млрд ₸'],
  [7_800_000_000_000, '7,8 трлн ₸'],
  [-1_254_000, '-1,25 млн ₸'],
])('%d is %s', (amount, shown) => {
  expect(plain(formatShortTenge(amount, 'ru'))).toBe(shown)
})

test('the unit is in the language of the screen', () => {
  expect(plain(formatShortTenge(12_000, 'kz'))).toBe('12 мың ₸')
  expect(plain(formatShortTenge(12_000_000_000, 'en'))).toBe('12 bn ₸')
})
