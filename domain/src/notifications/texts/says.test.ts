import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../languages.ts'
import { MOST_NEW_LOTS } from '../../saved-searches/saved-searches.ts'
import { NOTICE_TEXTS, sayNotice } from './all.ts'

const END = { iso: '2026-11-27T13:00:00.000Z', shown: '27.11.2026 18:00' }

describe.each(LANGUAGES)('in %s', (language) => {
  test('a near deadline is told by its moment, which stays true however late it is read', () => {
    const say = (applicationEndAt: string | null) =>
      sayNotice('deadline_soon', { lot: { applicationEndAt }, hours: 12 }, language)
    expect(say(END.iso)).toContain(END.shown)
    expect(say(END.iso)).not.toContain('12 ')
    expect(say(null)).not.toMatch(/-|\d/u)
  })

  test('a deadline that was moved is told with its new moment, one that was taken away without', () => {
    const { listChanges } = NOTICE_TEXTS[language]
    const list = (after: string | null) => listChanges({ kinds: ['deadline'], deadline: { before: null, after } })
    expect(list(END.iso)).toContain(END.shown)
    expect(list(null)).toBe(listChanges({ kinds: ['deadline'] }))
  })

  test('a search that found more lots than are counted says so, and no sooner', () => {
    const say = (count: number) => sayNotice('search_digest', { search: 'Кабель', count }, language)
    expect(say(MOST_NEW_LOTS)).toContain(`${MOST_NEW_LOTS - 1}+`)
    expect(say(MOST_NEW_LOTS - 1)).toMatch(new RegExp(`${MOST_NEW_LOTS - 1}(?!\\+)`))
  })

  test('the mailing of a day tells of matching lots where there are some', () => {
    const say = (matched: number) =>
      sayNotice('daily_mailing', { day: '2026-11-27', lots: [], matched, total: 7, sources: [] }, language)
    expect(say(1)).toContain(`${say(0)}, `)
    expect(say(1)).toMatch(/7.*1/)
  })
})

test('a number of new lots needs no agreement with a verb', () => {
  const say = (total: number) =>
    NOTICE_TEXTS.ru.daily.sums({ day: '2026-11-27', lots: [], matched: 1, total, sources: [] })
  expect(say(1201)).toMatch(/: 1\s201\. Вашим профилям подходит 1\.$/u)
})
