import { describe, expect, test } from 'vitest'
import { WORDS } from './all.ts'
import { createPlural } from '@tendertap/domain/words/plural'

describe('plural forms', () => {
  const lots = { one: 'лот', few: 'лота', many: 'лотов' }

  test.each([
    [0, 'лотов'],
    [1, 'лот'],
    [2, 'лота'],
    [4, 'лота'],
    [5, 'лотов'],
    [11, 'лотов'],
    [14, 'лотов'],
    [21, 'лот'],
    [22, 'лота'],
    [111, 'лотов'],
    [1284, 'лота'],
    [1.5, 'лота'],
  ])('ru: %d %s', (count, form) => {
    expect(createPlural('ru')(count, lots)).toBe(form)
  })

  test('en has two', () => {
    const plural = createPlural('en')
    const forms = { one: 'lot', other: 'lots' }
    expect([0, 1, 2, 21].map((count) => plural(count, forms))).toEqual(['lots', 'lot', 'lots', 'lots'])
  })
})

describe('time left', () => {
  const day = { days: 1, hours: 6, minutes: 20 }

  test('counts in days and hours, then hours and minutes, then minutes', () => {
    expect(WORDS.ru.timeLeft(day)).toBe('1 день 6 ч')
    expect(WORDS.ru.timeLeft({ days: 6, hours: 0, minutes: 59 })).toBe('6 дней')
    expect(WORDS.ru.timeLeft({ days: 1, hours: 1, minutes: 0 })).toBe('1 день 1 ч')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 1, minutes: 1 })).toBe('1 ч 1 мин')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 9, minutes: 0 })).toBe('9 ч')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 0, minutes: 1 })).toBe('1 мин')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 9, minutes: 40 })).toBe('9 ч 40 мин')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 0, minutes: 7 })).toBe('7 мин')
    expect(WORDS.ru.timeLeft({ days: 0, hours: 0, minutes: 0 })).toBe('меньше минуты')
  })

  test.each([
    [day, '1 күн 6 сағ', '1 day 6 h'],
    [{ days: 1, hours: 1, minutes: 0 }, '1 күн 1 сағ', '1 day 1 h'],
    [{ days: 2, hours: 0, minutes: 59 }, '2 күн', '2 days'],
    [{ days: 0, hours: 1, minutes: 1 }, '1 сағ 1 мин', '1 h 1 min'],
    [{ days: 0, hours: 9, minutes: 0 }, '9 сағ', '9 h'],
    [{ days: 0, hours: 0, minutes: 1 }, '1 мин', '1 min'],
    [{ days: 0, hours: 0, minutes: 0 }, 'бір минуттан аз', 'less than a minute'],
  ])('in the other languages: %o', (left, kz, en) => {
    expect([WORDS.kz.timeLeft(left), WORDS.en.timeLeft(left)]).toEqual([kz, en])
  })
})
