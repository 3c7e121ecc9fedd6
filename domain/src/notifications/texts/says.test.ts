import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../languages.ts'
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
})

test('a number of new lots needs no agreement with a verb', () => {
  const say = (total: number) =>
    NOTICE_TEXTS.ru.daily.sums({ day: '2026-11-27', lots: [], matched: 1, total, sources: [] })
  expect(say(1201)).toMatch(/: 1\s201\. Вашим профилям подходит 1\.$/u)
})
