// What a letter tells of several things: a heading, and for each thing its title as a link, what happened and its
// facts.
import { escapeHtml } from './escape-html.ts'
import { FONT, TABLE } from './html-parts.ts'
import { LIGHT } from './styles.ts'
import type { MessageGroup, MessageItem } from '../../kind.ts'

const { ink: INK, faint: FAINT, accent: ACCENT, line: LINE } = LIGHT
const TEXT = `${FONT};font-size:15px;line-height:1.45;color:${INK};word-break:break-word`

export function layoutGroup({ heading, items, more }: MessageGroup): string {
  const rows = [...items.map((item) => row(layoutItem(item))), ...(more ? [row(link(more.text, more.url))] : [])]
  return `${heading ? layoutHeading(heading) : ''}<table ${TABLE} width="100%" style="margin:0 0 22px">${rows.join('')}</table>`
}

const layoutHeading = (text: string) =>
  `<h2 class="ink" style="margin:8px 0 8px;${FONT};font-size:18px;line-height:1.35;font-weight:700;color:${INK}">${escapeHtml(text)}</h2>`

const row = (content: string) =>
  `<tr><td class="ink line" style="padding:11px 0;border-top:1px solid ${LINE};${TEXT}">${content}</td></tr>`

function layoutItem({ title, says, about, url }: MessageItem): string {
  return [
    link(title, url),
    ...(says ? [escapeHtml(says)] : []),
    ...(about.length > 0
      ? [`<span class="faint" style="font-size:14px;color:${FAINT}">${layoutFacts(about)}</span>`]
      : []),
  ].join('<br>')
}

/** A customer's name may need a line of its own; an amount or a deadline is never broken. */
const SHORT_FACT = 40

function layoutFacts(facts: readonly string[]): string {
  const isShort = (fact: string) => fact.length < SHORT_FACT
  const short = facts.filter(isShort).map((fact) => `<span style="white-space:nowrap">${escapeHtml(fact)}</span>`)
  const long = facts.filter((fact) => !isShort(fact)).map(escapeHtml)
  return [...long, ...(short.length > 0 ? [short.join(' · ')] : [])].join('<br>')
}

const link = (text: string, url: string) =>
  `<a href="${escapeHtml(url)}" class="accent" style="color:${ACCENT};font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`
