// The library that reads sheets fills the gaps up to the last line, even an empty one, and to the last column of each
// line. So the lines after the last value are cut off, and the rest is measured before the library gets it.

export interface TrimmedWorksheet {
  xml: string
  /** the last line and column with a value */
  lines: number
  columns: number
}

const TAG = /<(?:[\w.-]+:)?(row|c|v|is)(?=[\s/>])([^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*)>/g
const ATTRIBUTE = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const LINE = /^\d{1,7}$/
const CELL = /^([A-Z]{1,3})(\d{1,7})$/

/** Throws `SyntaxError` when a line or a cell does not say where it is in the usual way. */
export function trimWorksheet(xml: string): TrimmedWorksheet {
  const sheetEnd = xml.lastIndexOf('<', xml.lastIndexOf('sheetData'))
  let last = { line: 0, column: 0 }
  let line = 0
  let cell = { line: 0, column: 0 }
  /** where the first line after the last value begins */
  let cut: number | null = null
  for (const { 0: tag, 1: name, 2: attributes = '', index } of xml.slice(0, Math.max(0, sheetEnd)).matchAll(TAG)) {
    if (name === 'row') {
      line = readLine(attributes)
      cut ??= index
    } else if (name === 'c') cell = readCell(attributes)
    else if (!attributes.endsWith('/') && (name === 'is' || xml[index + tag.length] !== '<')) {
      last = { line: Math.max(last.line, line, cell.line), column: Math.max(last.column, cell.column) }
      cut = null
    }
  }
  return {
    xml: cut === null ? xml : xml.slice(0, cut) + xml.slice(sheetEnd),
    lines: last.line,
    columns: last.column,
  }
}

/** 0: it follows the line before it, or its cells say so. */
function readLine(attributes: string): number {
  const place = readPlace(attributes)
  if (place === null) return 0
  if (!LINE.test(place)) throw new SyntaxError(place)
  return Number(place)
}

function readCell(attributes: string): { line: number; column: number } {
  const [, letters, digits] = CELL.exec(readPlace(attributes) ?? '') ?? []
  if (!letters || !digits) throw new SyntaxError(attributes)
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { line: Number(digits), column }
}

/** The attribute `r`. */
function readPlace(attributes: string): string | null {
  let place: string | null = null
  for (const [, name, double, single] of attributes.matchAll(ATTRIBUTE))
    if (name === 'r') place = double ?? single ?? ''
  return place
}
