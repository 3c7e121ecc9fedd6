import { expect, test } from 'vitest'
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
