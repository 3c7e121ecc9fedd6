// The control page: it shows the portals' world and has forms for orders.
import { FAULTS, SURFACES, type FaultOrder } from '../faults.ts'
import type { LoggedRequest } from '../request-log.ts'
import { ACTS, ODDITIES } from '../world/orders.ts'

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface ControlState {
  clock: { now: string; speed: number }
  counts: Readonly<Record<string, number>>
  urls: Readonly<Record<string, string>>
  faults: readonly FaultOrder[]
  rate: number | null
  tokenExpiresAt: string | null
  requests: { total: number; recent: readonly LoggedRequest[] }
  /** The newest first. */
  happened: readonly { at: string; what: string; id: string }[]
}

const STYLE = `
  :root { color-scheme: light dark; --faint: light-dark(#5d6b7a, #93a2b0); --line: light-dark(#d5dce2, #2c3944); --paper: light-dark(#fff, #161f27) }
  body { margin: 0; background: light-dark(#f5f7f9, #0f161c); color: light-dark(#15202b, #e6edf3); font: 14px/1.45 system-ui, 'Noto Sans', sans-serif }
  main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 48px }
  h1 { font-size: 20px; margin: 0 0 4px } h2 { font-size: 15px; margin: 24px 0 8px }
  form { display: inline-flex; flex-wrap: wrap; gap: 6px; margin: 0 12px 8px 0; align-items: center }
  input, select, button { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: inherit }
  input { width: 110px } button { cursor: pointer }
  table { width: 100%; border-collapse: collapse; background: var(--paper); border: 1px solid var(--line) }
  th, td { text-align: left; padding: 3px 8px; border-top: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top } th { color: var(--faint); font-weight: 500 }
  .faint { color: var(--faint) }`

const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const options = (values: readonly string[], first?: string) =>
  [
    ...(first === undefined ? [] : [`<option value="">${first}</option>`]),
    ...values.map((value) => `<option>${value}</option>`),
  ].join('')
const select = (name: string, values: readonly string[], first?: string) =>
  `<select name="${name}" aria-label="${name}">${options(values, first)}</select>`
const input = (name: string, hint: string) => `<input name="${name}" aria-label="${hint}" placeholder="${hint}">`
const form = (path: string, fields: string, button: string) =>
  `<form method="post" action="/control/${path}">${fields}<button>${button}</button></form>`
const row = (cells: readonly unknown[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  rows.length > 0
    ? `<table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`
    : '<p class="faint">nothing yet</p>'

function renderOrderForms(): string {
  const source = select('source', ['ows', 'tizilim', 'epz'])
  return [
    form(
      'acts',
      `${select('act', ACTS)}${source}${input('id', 'id, or any open')}${input('days', 'days (extend)')}${input('item', 'what to buy (publish)')}${input('document', 'part of a name (replace_document)')}`,
      'Do it',
    ),
    form('oddities', `${select('oddity', ODDITIES)}${input('times', 'how many')}`, 'Make odd'),
    form('documents', input('url', 'address'), 'Rewrite the document'),
    form(
      'faults',
      `${select('fault', ['all', ...FAULTS])}${select('surface', SURFACES, 'everywhere')}${input('times', 'times')}${input('share', 'or share 0..1')}${input('seconds', 'seconds (slow)')}`,
      'Order',
    ),
    form('faults/clear', '', 'No faults'),
    form('rate', input('perSecond', 'per second'), 'Limit rate'),
    form('token', input('expiresAt', 'expires at'), 'Expire the OWS token'),
  ].join('<br>')
}

export function renderControlPage({
  clock,
  counts,
  urls,
  faults,
  rate,
  tokenExpiresAt,
  requests,
  happened,
}: ControlState): string {
  const time = [
    form('clock', input('advanceSeconds', 'seconds'), 'Go on'),
    form('clock', '<input type="hidden" name="advanceSeconds" value="3600">', 'An hour'),
    form('clock', '<input type="hidden" name="advanceSeconds" value="86400">', 'A day'),
    form('clock', input('speed', 'speed'), 'Set the speed'),
  ].join('')
  const limits = `rate ${rate === null ? 'without limit' : `${rate} a second`}, token ${tokenExpiresAt === null ? 'without end' : `until ${escape(tokenExpiresAt)}`}`
  const body = `
    <h1>Portals</h1>
    <p class="faint">${escape(clock.now)} at speed ${clock.speed} · ${limits} · ${requests.total} requests</p>
    <p class="faint">${Object.entries(urls)
      .map(([name, url]) => `${name} ${escape(url)}`)
      .join(' · ')}</p>
    <p>${Object.entries(counts)
      .map(([name, count]) => `${escape(name)} <b>${count}</b>`)
      .join(' · ')}</p>
    <h2>Time</h2>${time}
    <h2>Orders</h2>${renderOrderForms()}
    <h2>Faults ordered</h2>${table(
      ['fault', 'where', 'times', 'share'],
      faults.map((one) => [one.fault, one.surface ?? 'everywhere', one.times ?? '', one.share ?? '']),
    )}
    <h2>What happened</h2>${table(
      ['at', 'what', 'id'],
      happened.map(({ at, what, id }) => [at, what, id]),
    )}
    <h2>Requests</h2>${table(
      ['at', 'portal', 'request', 'status', 'ms', 'fault'],
      requests.recent.map((one) => [
        one.at.slice(11, 19),
        one.surface,
        `${one.method} ${one.path}`,
        one.status,
        one.milliseconds,
        one.fault ?? '',
      ]),
    )}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Portals</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}
