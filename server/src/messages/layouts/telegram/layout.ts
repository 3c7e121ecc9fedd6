// A message as Telegram shows it: plain lines, with the few tags that it knows.
import type { MessageGroup, MessageItem } from '../../kind.ts'
import type { Layout } from '../../message.ts'
import { escapeHtml } from '../email/escape-html.ts'

/** Telegram takes 4096 characters, tags not counted; what the bot adds below the message needs some of them. */
const MAX_CHARACTERS = 3_600

/** One thing is told at length; ten of a digest fit together. */
const ALONE = { title: 300, says: 900, about: 400 }
const LISTED = { title: 100, says: 110, about: 100 }
const LINE = 600

interface Block {
  html: string
  /** characters without tags */
  length: number
}

/** The same words as in every other channel. About one thing its title is enough: a button leads to it. */
export const layoutTelegram: Layout<string> = ({ text }) => {
  const { subject, paragraphs, rows = [], groups = [], smallPrint = [] } = text
  const items = groups.flatMap((group) => group.items)
  const isAlone = items.length === 1 && paragraphs.length === 0 && rows.length === 0
  const blocks = isAlone
    ? items.map((item) => toBlock(item, ALONE, ''))
    : [
        bold(subject, ALONE.title),
        ...paragraphs.map((paragraph) => plain(paragraph, LINE)),
        ...rows.map(([label, value]) => plain(`${label}: ${value}`, LINE)),
        ...groups.flatMap(toBlocks),
      ]
  return join(
    blocks,
    smallPrint.map((line) => plain(line, LINE)),
  )
}

function toBlocks({ heading, items, more }: MessageGroup): Block[] {
  return [
    ...(heading ? [bold(heading, LISTED.title)] : []),
    ...items.map((item) => toBlock(item, LISTED, item.url)),
    ...(more ? [link(more.text, LISTED.title, more.url)] : []),
  ]
}

function toBlock({ title, says, about }: MessageItem, limits: typeof ALONE, url: string): Block {
  const head = url === '' ? bold(title, limits.title) : link(title, limits.title, url)
  const lines = [
    head,
    ...(says ? [plain(says, limits.says)] : []),
    ...(about.length > 0 ? [plain(about.join(' · '), limits.about)] : []),
  ]
  return {
    html: lines.map(({ html }) => html).join('\n'),
    length: lines.reduce((sum, line) => sum + line.length + 1, 0),
  }
}

/** As many blocks as there is room for; what stands below them always stays. */
function join(blocks: readonly Block[], below: readonly Block[]): string {
  let left = MAX_CHARACTERS - below.reduce((sum, { length }) => sum + length + 2, 0)
  const kept = blocks.filter(({ length }) => {
    left -= length + 2
    return left >= 0
  })
  return [...kept, ...below].map(({ html }) => html).join('\n\n')
}

function plain(text: string, limit: number): Block {
  const characters = [...text.trim()]
  const shown = characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : characters.join('')
  return { html: escapeHtml(shown), length: shown.length }
}

function bold(text: string, limit: number): Block {
  const { html, length } = plain(text, limit)
  return { html: `<b>${html}</b>`, length }
}

function link(text: string, limit: number, url: string): Block {
  const { html, length } = plain(text, limit)
  return { html: `<a href="${escapeHtml(url)}">${html}</a>`, length }
}
