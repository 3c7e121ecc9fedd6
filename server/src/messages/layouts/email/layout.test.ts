import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composeMessage } from '../../compose.ts'
import { defineMessageKind, type MessageText } from '../../kind.ts'
import { layoutEmail } from './layout.ts'

function compose(text: MessageText, page?: string, secret: string | null = null) {
  const texts = { ru: () => text, kz: () => text, en: () => text }
  const kind = defineMessageKind({ facts: z.strictObject({}), texts, ...(page !== undefined && { page }) })
  return layoutEmail(
    composeMessage({ kind, facts: {}, language: 'en', name: null, publicUrl: 'https://tendertap.test', secret }),
  )
}

test('text that people typed is escaped everywhere in the HTML part and unchanged in the plain part', () => {
  const typed = `<img src=x onerror="alert(1)">&'`
  const { text, html } = compose(
    { subject: typed, paragraphs: [typed], rows: [[typed, typed]], button: typed, smallPrint: [typed] },
    '/login',
  )
  expect(html).not.toContain('<img')
  expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;')).toHaveLength(7)
  expect(text.split(typed)).toHaveLength(6)
})

test('a subject is one line', () => {
  expect(compose({ subject: 'Company\r\nBcc: evil@evil.example', paragraphs: [] }).subject).toBe(
    'Company Bcc: evil@evil.example',
  )
})

test('line breaks in a row are kept in both parts', () => {
  const { text, html } = compose({
    subject: 'Feedback',
    paragraphs: [],
    rows: [
      ['From', 'Asel'],
      ['Message', 'one\ntwo'],
    ],
  })
  expect(text).toContain('From: Asel\nMessage:\none\ntwo')
  expect(html).toContain('one<br>two')
})

test('the button leads to the page, with the secret when there is one', () => {
  const button = { subject: 'Hello there', paragraphs: [], button: 'Open' }
  expect(compose(button, '/login').text).toContain('Open:\nhttps://tendertap.test/login\n')
  expect(compose(button, '/login?x=1', 'abc').html).toContain('href="https://tendertap.test/login?x=1&amp;token=abc"')
  expect(compose({ subject: 'Hello there', paragraphs: ['Nothing to open'] }).html).not.toContain(
    '<a href="https://tendertap.test/login',
  )
})

describe('what is told of several things', () => {
  const typed = `<img src=x onerror="alert(1)">&'`
  const escaped = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;'
  const text: MessageText = {
    subject: 'Notices',
    paragraphs: [],
    groups: [
      {
        heading: typed,
        items: [
          {
            title: typed,
            says: typed,
            about: [typed, 'x'.repeat(50) + typed],
            url: 'https://tendertap.test/a?b=1&c="',
          },
        ],
        more: { text: typed, url: 'https://tendertap.test/more' },
      },
    ],
  }

  test('is escaped everywhere', () => {
    const { html } = compose(text)
    expect(html).not.toContain('<img')
    // heading, title, what happened, two facts, the link to more, and the title again in the preview
    expect(html.split(escaped)).toHaveLength(8)
    expect(html).toContain('href="https://tendertap.test/a?b=1&amp;c=&quot;"')
  })

  test('is complete in the plain part', () => {
    expect(compose(text).text).toContain(
      `${typed}\n${'='.repeat(typed.length)}\n\n${typed}\n${typed}\n${typed} · ${'x'.repeat(50)}${typed}\nhttps://tendertap.test/a`,
    )
  })
})

describe('a subject', () => {
  const toSubject = (subject: string) => compose({ subject, paragraphs: [] }).subject

  test('is cut between characters, at a space where there is one', () => {
    expect(toSubject('𝒜'.repeat(200))).toBe(`${'𝒜'.repeat(119)}…`)
    expect(toSubject('👩‍👩‍👧'.repeat(200)).isWellFormed()).toBe(true)
    expect(toSubject('Поставка кабеля '.repeat(20))).toMatch(/(кабеля|Поставка)…$/)
    expect(toSubject('Короткая тема')).toBe('Короткая тема')
  })

  test.each(['\u0000', '\u2028', '\u202E', '\u2066', '\u000B', '\t'])('has no %j', (character) => {
    expect(toSubject(`Лот${character}имя`)).toBe('Лот имя')
  })
})

test('a letter that can be switched off has the links, and others have none', () => {
  const message = {
    language: 'en' as const,
    name: null,
    text: { subject: 'Notices', paragraphs: [] },
    url: null,
    home: 'https://tendertap.test',
  }
  const unsubscribe = {
    settingsUrl: 'https://tendertap.test/settings',
    categories: [{ text: 'System', url: 'https://tendertap.test/unsubscribe?token=one' }],
    oneClickUrl: 'https://tendertap.test/unsubscribe?token=all',
  }
  const letter = layoutEmail({ ...message, unsubscribe })
  expect(letter.oneClickUrl).toBe('https://tendertap.test/unsubscribe?token=all')
  for (const part of [letter.html, letter.text]) {
    expect(part).toContain('https://tendertap.test/settings')
    expect(part).toContain('Unsubscribe: System')
    expect(part).toContain('https://tendertap.test/unsubscribe?token=one')
  }
  expect(layoutEmail(message)).toMatchObject({ oneClickUrl: null })
  expect(layoutEmail(message).html).not.toContain('unsubscribe')
})
