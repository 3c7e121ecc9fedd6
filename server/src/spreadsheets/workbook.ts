// Writes an .xlsx piece by piece, as fast as it is read: no more than a few rows are in memory at a time.
import { writeZip } from '../platform/zip.ts'
import {
  HEADING_STYLE,
  NUMBER_FORMATS,
  toColumnName,
  toXmlText,
  writeCell,
  writeText,
  type Cell,
  type CellType,
} from './cells.ts'
import { toSheetName } from './sheet-name.ts'

export interface Column {
  title: string
  type: CellType
  /** in characters */
  width: number
}

export type Row = readonly Cell[]

export interface Sheet {
  name: string
  columns: readonly Column[]
  rows: Iterable<Row> | AsyncIterable<Row>
}

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WIDEST = 255
/** so much of a sheet goes to the compression at once */
const PIECE = 64 * 1024

export interface Workbook {
  name: string
  type: string
  content: AsyncIterable<Uint8Array>
  estimatedBytes?: number
}

/** A workbook as the answer of a call that is a file; its name without an ending. */
export function toWorkbook(name: string, sheets: readonly Sheet[]): Workbook {
  return { name: `${name}.xlsx`, type: WORKBOOK_TYPE, content: writeWorkbook(sheets) }
}

export function writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  return writeZip([
    ...listParts(sheets).map(([path, text]) => ({ path, content: Buffer.from(XML + text) })),
    ...sheets.map((sheet, place) => ({ path: toSheetPath(place), content: writeSheet(sheet, place === 0) })),
  ])
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const toSheetPath = (place: number) => `xl/worksheets/sheet${place + 1}.xml`

async function* writeSheet({ columns, rows }: Sheet, isFirst: boolean): AsyncGenerator<Buffer> {
  const names = columns.map((_, index) => toColumnName(index))
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(width, WIDEST)}" customWidth="1"/>`,
  )
  const heading = columns.map(({ title }, index) => writeText(title, `${names[index]}1`, HEADING_STYLE))
  let piece =
    `${XML}<worksheet ${MAIN}><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>`
  let line = 1
  for await (const row of rows) {
    line += 1
    const cells = columns.map(({ type }, index) => writeCell(type, row[index], `${names[index]}${line}`))
    piece += `<row r="${line}">${cells.join('')}</row>`
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(`${piece}</sheetData><autoFilter ref="A1:${names.at(-1)}${line}"/></worksheet>`)
}

/** Everything but the sheets themselves. */
function listParts(sheets: readonly Sheet[]): [path: string, xml: string][] {
  const names: string[] = []
  for (const { name } of sheets) names.push(toSheetName(name, names))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const relations = (list: readonly string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
        sheets
          .map((_, place) => `<Override PartName="/${toSheetPath(place)}" ContentType="${type}.worksheet+xml"/>`)
          .join('') +
        '</Types>',
    ],
    ['_rels/.rels', relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${names
        .map((name, place) => `<sheet name="${toXmlText(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, place) => relation(`rId${place + 1}`, 'worksheet', `worksheets/sheet${place + 1}.xml`)),
        relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', writeStyles()],
  ]
}

/** Formats of one's own begin with this number. */
const OWN_FORMATS = 164

function writeStyles(): string {
  const formats = Object.values(NUMBER_FORMATS)
  const own = formats.map((code, place) => `<numFmt numFmtId="${OWN_FORMATS + place}" formatCode="${code}"/>`)
  const cell = (format: number, font: number) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
  const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`
  const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`
  return (
    `<styleSheet ${MAIN}><numFmts count="${own.length}">${own.join('')}</numFmts>` +
    `<fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills>` +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length + 2}">${cell(0, 0)}${cell(0, 1)}${formats
      .map((_, place) => cell(OWN_FORMATS + place, 0))
      .join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}
