// A cell as SpreadsheetML. A text is always an inline string, so a spreadsheet program never takes it for a formula.
import { toWallClockMs } from '@tendertap/domain/clock'

/**
 * `date` is a day without a time, `month` a whole month; `percent` is a whole one and `share` one with a decimal, both
 * are fractions: 0.87.
 */
export const CELL_TYPES = ['text', 'number', 'money', 'date', 'month', 'instant', 'percent', 'share'] as const
export type CellType = (typeof CELL_TYPES)[number]

/** Days as '2026-11-30', months as '2026-11', instants as an ISO text or a Date. */
export type Cell = string | number | Date | null | undefined

/** By their number in `cellXfs`, which has the plain text first and the bold heading second. */
export const NUMBER_FORMATS: Readonly<Record<Exclude<CellType, 'text'>, string>> = {
  number: 'General',
  money: '#,##0.00',
  date: 'dd.mm.yyyy',
  month: 'mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
  percent: '0%',
  share: '0.0%',
}
export const HEADING_STYLE = 1
const STYLES = new Map<CellType, number>(
  Object.keys(NUMBER_FORMATS).map((type, place) => [type as CellType, place + HEADING_STYLE + 1]),
)

/** What Excel takes in one cell. */
export const LONGEST_TEXT = 32_767
const DAY_MS = 86_400_000
/** Excel counts days from here, and knows none before 1 March 1900 that others count alike. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)
const FIRST_SERIAL = 61

/** Empty cells are left out. */
export function writeCell(type: CellType, value: Cell, place: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'text') return writeText(String(value), place)
  const number = toNumber(type, value)
  if (number !== null) return `<c r="${place}" s="${STYLES.get(type)}"><v>${number}</v></c>`
  return writeText(value instanceof Date ? String(value.getTime()) : String(value), place)
}

export function writeText(text: string, place: string, style?: number): string {
  return `<c r="${place}"${style === undefined ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${toXmlText(text)}</t></is></c>`
}

/** null: no value that a spreadsheet calculates with; it is written as a text. */
function toNumber(type: CellType, value: string | number | Date): number | null {
  if (type === 'date') return toSerial(Date.parse(`${String(value)}T00:00:00Z`))
  if (type === 'month') return toSerial(Date.parse(`${String(value)}-01T00:00:00Z`))
  if (type === 'instant') return toInstantSerial(new Date(value))
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function toInstantSerial(instant: Date): number | null {
  return Number.isNaN(instant.getTime()) ? null : toSerial(toWallClockMs(instant))
}

function toSerial(ms: number): number | null {
  const serial = (ms - FIRST_DAY_MS) / DAY_MS
  return serial >= FIRST_SERIAL ? serial : null
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without what XML forbids; line ends are \n. Excel reads _x0041_ as a letter unless its underscore is written so. */
export function toXmlText(text: string): string {
  return (
    cut(text)
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
  )
}

function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const isInsidePair = /[\uD800-\uDBFF]/.test(text.charAt(LONGEST_TEXT - 1))
  return text.slice(0, LONGEST_TEXT - (isInsidePair ? 1 : 0))
}

/** 0 → A, 26 → AA. */
export function toColumnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : toColumnName(Math.floor(index / 26) - 1) + letter
}
