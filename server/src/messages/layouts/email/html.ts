// The HTML part of an e-mail. Mail programs know tables and inline styles and little else: Outlook draws with Word,
// Gmail drops style sheets and scripts, and pictures are blocked until asked for, so there are none. Parts marked
// mso are for Outlook alone.
import { getLocale } from '@tendertap/domain/languages'
import { escapeHtml } from './escape-html.ts'
import { FRAME, PRODUCT } from './frame.ts'
import { layoutGroup } from './html-groups.ts'
import { FONT, TABLE } from './html-parts.ts'
import { LIGHT, STYLE_SHEET } from './styles.ts'
import type { Message } from '../../message.ts'

const { ink: INK, faint: FAINT, accent: ACCENT, ground: GROUND, card: CARD, line: LINE } = LIGHT
const WIDTH = 600

export function layoutHtml({ language, name, text, url, home, unsubscribe }: Message): string {
  const { greeting, buttonFails, automatic } = FRAME[language]
  const body = [
    paragraph(greeting(name)),
    ...text.paragraphs.map(paragraph),
    ...(text.rows?.length ? [rowsTable(text.rows)] : []),
    ...(text.groups ?? []).map(layoutGroup),
    ...(url && text.button ? [button(text.button, url)] : []),
    ...(text.smallPrint ?? []).map(smallPrint),
    ...(url && text.button ? [smallPrint(buttonFails), address(url)] : []),
  ]
  const foot = [
    escapeHtml(automatic),
    footLink(PRODUCT, home),
    ...(unsubscribe ? listFootLinks(language, unsubscribe) : []),
  ]
  return `<!doctype html>
<html lang="${getLocale(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(text.subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${GROUND}">
${preview(text)}<table ${TABLE} width="100%" bgcolor="${GROUND}" class="ground" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${WIDTH}px">
<tr><td class="ink" style="padding:0 4px 14px;${FONT};font-size:20px;font-weight:700;color:${INK}">tender<span class="accent" style="color:${ACCENT}">tap</span></td></tr>
<tr><td bgcolor="${CARD}" class="card" style="background:${CARD};border:1px solid ${LINE};border-radius:8px;padding:28px 28px 16px">
${body.join('\n')}
</td></tr>
<tr><td class="faint" style="padding:16px 4px;${FONT};font-size:13px;line-height:1.6;color:${FAINT}">${foot.join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const PREVIEWED = 3

/** What a list of letters shows beside the subject: the things that the letter tells, not its greeting. */
function preview({ groups = [] }: Message['text']): string {
  const titles = groups.flatMap(({ items }) => items.map(({ title }) => title)).slice(0, PREVIEWED)
  if (titles.length === 0) return ''
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(titles.join(' · '))}</div>\n`
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 14px;${FONT};font-size:16px;line-height:1.5;color:${INK}">${lines(text)}</p>`
const smallPrint = (text: string) =>
  `<p class="faint" style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:${FAINT}">${lines(text)}</p>`

function rowsTable(rows: NonNullable<Message['text']['rows']>): string {
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;${FONT};font-size:15px;line-height:1.45`
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td width="38%" class="faint line" style="${cell};padding-right:12px;color:${FAINT}">${lines(label)}</td><td class="ink line" style="${cell};color:${INK};word-break:break-word">${lines(value)}</td></tr>`
  return `<table ${TABLE} width="100%" style="margin:4px 0 18px">${rows.map(row).join('')}</table>`
}

function button(label: string, url: string): string {
  const link = `display:inline-block;padding:12px 22px;border-radius:8px;background:${ACCENT};${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`
  return `<table ${TABLE} style="margin:6px 0 20px"><tr><td bgcolor="${ACCENT}" style="border-radius:8px;background:${ACCENT};mso-padding-alt:12px 22px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

function address(url: string): string {
  return `<p style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;word-break:break-all"><a href="${escapeHtml(url)}" class="accent" style="color:${ACCENT}">${escapeHtml(url)}</a></p>`
}

function listFootLinks(language: Message['language'], unsubscribe: NonNullable<Message['unsubscribe']>): string[] {
  const { settings, unsubscribe: say } = FRAME[language]
  return [
    footLink(settings, unsubscribe.settingsUrl),
    ...unsubscribe.categories.map(({ text, url }) => footLink(say(text), url)),
  ]
}

const footLink = (text: string, url: string) =>
  `<a href="${escapeHtml(url)}" class="faint" style="color:${FAINT}">${escapeHtml(text)}</a>`

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
