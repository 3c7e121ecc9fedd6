// What all pages share.
import { escape } from './html.ts'
import { STYLE } from './style.ts'

export interface Document {
  title: string
  body: string
  /** only the style and the script of this answer are run */
  nonce: string
  script?: string
  head?: string
}

export const toPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export function renderDocument({ title, body, nonce, script, head = '' }: Document): string {
  const code = script === undefined ? '' : `<script type="module" nonce="${nonce}">${script}</script>`
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escape(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body>${body}${code}</body></html>`
}

export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })
}
