// The HTML part of an e-mail. Mail programs know tables and inline styles and little else: Outlook draws with Word,
// Gmail drops style sheets and scripts, and pictures are blocked until asked for, so there are none. Parts marked
// mso are for Outlook alone.
import { getLocale } from '@tendertap/domain/languages'
import { escapeHtml } from './escape-html.ts'
import { FRAME, PRODUCT } from './frame.ts'
import type { Message } from '../../message.ts'

// As in the web application's tokens: every colour has AA contrast (4.5 : 1) on its background.
const INK = '#15202b'
const FAINT = '#5d6b7a'
const ACCENT = '#0b6e8f'
const GROUND = '#f5f7f9'
const LINE = '#e3e8ed'
const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

export function layoutHtml({ language, name, text, url, home }: Message): string {
  const { greeting, buttonFails, automatic } = FRAME[language]
  const body = [
    paragraph(greeting(name)),
    ...text.paragraphs.map(paragraph),
    ...(text.rows?.length ? [rowsTable(text.rows)] : []),
    ...(url && text.button ? [button(text.button, url)] : []),
    ...(text.smallPrint ?? []).map(smallPrint),
    ...(url && text.button ? [smallPrint(buttonFails), address(url)] : []),
  ]
  return `<!doctype html>
<html lang="${getLocale(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(text.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<table ${TABLE} width="100%" bgcolor="${GROUND}" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td style="padding:0 4px 14px;${FONT};font-size:20px;font-weight:700;color:${INK}">tender<span style="color:${ACCENT}">tap</span></td></tr>
<tr><td bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${LINE};border-radius:8px;padding:28px 28px 16px">
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;${FONT};font-size:13px;line-height:1.5;color:${FAINT}">${escapeHtml(automatic)}<br><a href="${escapeHtml(home)}" style="color:${FAINT}">${PRODUCT}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 14px;${FONT};font-size:16px;line-height:1.5;color:${INK}">${lines(text)}</p>`
const smallPrint = (text: string) =>
  `<p style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:${FAINT}">${lines(text)}</p>`

function rowsTable(rows: NonNullable<Message['text']['rows']>): string {
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;${FONT};font-size:15px;line-height:1.45`
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td width="38%" style="${cell};padding-right:12px;color:${FAINT}">${lines(label)}</td><td style="${cell};color:${INK};word-break:break-word">${lines(value)}</td></tr>`
  return `<table ${TABLE} width="100%" style="margin:4px 0 18px">${rows.map(row).join('')}</table>`
}

function button(label: string, url: string): string {
  const link = `display:inline-block;padding:12px 22px;border-radius:8px;background:${ACCENT};${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`
  return `<table ${TABLE} style="margin:6px 0 20px"><tr><td bgcolor="${ACCENT}" style="border-radius:8px;background:${ACCENT};mso-padding-alt:12px 22px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

function address(url: string): string {
  return `<p style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;word-break:break-all"><a href="${escapeHtml(url)}" style="color:${ACCENT}">${escapeHtml(url)}</a></p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
