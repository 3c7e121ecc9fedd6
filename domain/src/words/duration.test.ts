import { expect, test } from 'vitest'
import { WORDS } from './all.ts'

test.each([
  [0, '0 с', '0 сек', '0 s'],
  [59.4, '59 с', '59 сек', '59 s'],
  [59.6, '1 мин', '1 мин', '1 min'],
  [74, '1 мин 14 с', '1 мин 14 сек', '1 min 14 s'],
  [61, '1 мин 1 с', '1 мин 1 сек', '1 min 1 s'],
  [3600, '1 ч', '1 сағ', '1 h'],
  [3660, '1 ч 1 мин', '1 сағ 1 мин', '1 h 1 min'],
  [86_400 + 3600, '1 день 1 ч', '1 күн 1 сағ', '1 day 1 h'],
  [7512, '2 ч 5 мин', '2 сағ 5 мин', '2 h 5 min'],
  [86_400, '1 день', '1 күн', '1 day'],
  [2 * 86_400 + 3 * 3600, '2 дня 3 ч', '2 күн 3 сағ', '2 days 3 h'],
])('%d seconds are written in the two largest units', (seconds, ...words) => {
  expect((['ru', 'kz', 'en'] as const).map((language) => WORDS[language].duration(seconds))).toEqual(words)
})
