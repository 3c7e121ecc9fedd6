import { expect, test } from 'vitest'
import type { MessageText } from '../../kind.ts'
import { layoutTelegram } from './layout.ts'

const layout = (text: Partial<MessageText>) =>
  layoutTelegram({
    language: 'en',
    name: null,
    text: { subject: 'Subject', paragraphs: [], ...text },
    url: null,
    home: 'https://tendertap.test',
  })
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, '.')
const item = (text: string) => ({ title: text, says: text, about: [text], url: 'https://tendertap.test/?a=1&b="2"' })

test('text that people typed is escaped everywhere', () => {
  const typed = `<a href="https://evil.example">&'`
  const html = layout({
    subject: typed,
    paragraphs: [typed],
    rows: [[typed, typed]],
    groups: [
      { heading: typed, items: [item(typed)], more: { text: typed, url: 'https://tendertap.test/?a=1&b="2"' } },
      { items: [item(typed)] },
    ],
    smallPrint: [typed],
  })
  expect(html).not.toContain('evil.example">')
  expect(html.match(/<a /g)).toHaveLength(3)
  expect(html).toContain('href="https://tendertap.test/?a=1&amp;b=&quot;2&quot;"')
})

test('about one thing the title is enough', () => {
  expect(
    layout({ groups: [{ items: [{ title: 'Столы', says: 'Новый лот', about: ['10 ₸', 'до завтра'], url: 'x' }] }] }),
  ).toBe('<b>Столы</b>\nНовый лот\n10 ₸ · до завтра')
})

test('a digest of long texts keeps all its lines and what it does not list', () => {
  const html = layout({
    groups: [{ items: Array.from({ length: 10 }, () => item('ж&'.repeat(2_000))) }],
    smallPrint: ['and 7 more'],
  })
  expect(withoutTags(html).length).toBeLessThan(4_096)
  expect(html.match(/<a /g)).toHaveLength(10)
  expect(html).toMatch(/and 7 more$/)
})

test('one long text fits, with room for what the bot adds', () => {
  expect(withoutTags(layout({ groups: [{ items: [item('ж<'.repeat(9_000))] }] })).length).toBeLessThan(3_700)
})
