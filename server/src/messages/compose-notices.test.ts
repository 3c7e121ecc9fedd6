import { LANGUAGES } from '@tendertap/domain/languages'
import { NOTICE_KINDS } from '@tendertap/domain/notifications/notices'
import { describe, expect, test } from 'vitest'
import { DAILY_SAMPLE, DIGEST_SAMPLE, makeLot, NOTICE_SAMPLES } from './samples.ts'
import { composeDaily } from './compose-daily.ts'
import { composeNotices } from './compose-notices.ts'
import { layoutEmail } from './layouts/email/layout.ts'

const URL = 'https://tendertap.test'
const kinds = NOTICE_KINDS.filter((kind) => kind !== 'daily_mailing')

describe.each(LANGUAGES)('in %s', (language) => {
  const form = { language, publicUrl: URL, lines: 40, roles: ['manager' as const] }
  const layout = (composed: ReturnType<typeof composeNotices>) =>
    layoutEmail({ language, name: null, home: URL, ...composed })

  test.each(kinds)('a letter about %s is complete', (kind) => {
    const { subject, text, html } = layout(composeNotices([{ kind, facts: NOTICE_SAMPLES[kind] }], form))
    expect(subject.length).toBeGreaterThan(5)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/)
  })

  test('a letter about many things tells each category under its heading, and the daily mailing its lots', () => {
    const digest = composeNotices(DIGEST_SAMPLE, form)
    expect(digest.text.groups?.map(({ items }) => items.length)).toEqual([10, 1, 2, 1])
    expect(digest.text.groups?.map(({ more }) => more?.url)).toEqual([
      `${URL}/all-lots?matchLevels=low&matchLevels=medium&matchLevels=high`,
      undefined,
      undefined,
      undefined,
    ])
    const short = composeNotices(DIGEST_SAMPLE, { ...form, lines: 8 })
    expect(short.text.groups?.map(({ items }) => items.length)).toEqual([2, 1, 2, 1])
    expect(short.text.groups?.[0]?.more?.text).toContain('11')
    const lots = new Map(DAILY_SAMPLE.lots.map(({ id }, index) => [id, makeLot(index)]))
    // a lot that is no longer there is left out
    lots.delete(DAILY_SAMPLE.lots[0]?.id ?? 0)
    const daily = composeDaily(DAILY_SAMPLE, lots, form)
    expect(daily.text.groups?.map(({ items }) => items.length)).toEqual([5, 3])
    for (const composed of [digest, daily])
      expect(layout(composed).html).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/)
  })
})
