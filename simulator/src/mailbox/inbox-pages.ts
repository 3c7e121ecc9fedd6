// The pages of the inbox. Letters are shown as a careful mail program shows them: no scripts, nothing loaded, links in
// a new tab.
import type { ReceivedLetter } from './letter.ts'

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
export const PART_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const REFRESH_SECONDS = 3
const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#15202b, #e6edf3); --faint: light-dark(#5d6b7a, #93a2b0); --line: light-dark(#e3e8ed, #26323c);
    --paper: light-dark(#fff, #161f27); --ground: light-dark(#f5f7f9, #0f161c); --accent: light-dark(#0b6e8f, #6cb4cf) }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, 'Noto Sans', sans-serif }
  main { max-width: 860px; margin: 0 auto; padding: 24px 16px 48px }
  h1 { font-size: 20px; margin: 0 0 16px; overflow-wrap: anywhere }
  a { color: var(--accent) }
  ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
  li + li { border-top: 1px solid var(--line) }
  li a { display: block; padding: 10px 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
  li a:hover { background: var(--ground) }
  li strong { display: block }
  .faint, dt { color: var(--faint); font-size: 13px }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0 0 16px }
  dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 8px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px }
  summary { cursor: pointer; margin-top: 16px }`

export function renderList(letters: readonly ReceivedLetter[]): string {
  const row = ({ id, subject, to, receivedAt }: ReceivedLetter) =>
    `<li><a href="/letters/${id}"><strong>${escape(subject || '(no subject)')}</strong><span class="faint">${escape(to)} · ${formatTime(receivedAt)}</span></a></li>`
  const list =
    letters.length > 0
      ? `<ul>${letters.toReversed().map(row).join('')}</ul>`
      : '<p class="faint">No letters yet. The page looks for new ones by itself.</p>'
  return renderPage('Mailbox', `<h1>Mailbox</h1>${list}`, `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`)
}

export function renderLetter(letter: ReceivedLetter): string {
  const { id, subject, from, to, envelope, receivedAt, messageId, text, html } = letter
  const facts = [
    ['From', from],
    ['To', to],
    ['Delivered to', envelope.to.join(', ')],
    ['Received', formatTime(receivedAt)],
    ['Message-ID', messageId],
  ] as const
  const shown = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')
  const frame = `<iframe src="/letters/${id}/html" title="The letter as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  const plain = `<details${html ? '' : ' open'}><summary>Plain text</summary><pre>${escape(text)}</pre></details>`
  return renderPage(
    subject,
    `<p><a href="/">← All letters</a></p><h1>${escape(subject)}</h1><dl>${shown}</dl>${html ? frame : ''}${plain}`,
  )
}

/** The letter's own HTML, for the frame: its links leave the frame. */
export function renderHtmlPart({ html }: ReceivedLetter): string {
  return `<base target="_blank">${html}`
}

function renderPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

function formatTime(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
