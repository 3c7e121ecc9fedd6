// Writes an .xlsx of past results, as a spreadsheet program would save it.
import { crc32, deflateRawSync } from 'node:zlib'

/** What a person chooses in the field for a file. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export type Row = readonly (string | number | null)[]

const HEADINGS = ['Номер лота', 'Наименование лота', 'Заказчик', 'Результат', 'Итоговая сумма', 'Дата итогов']
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function aSheet(name: string, rows: readonly Row[], more: readonly string[] = []): ChosenFile {
  const lines = [[...HEADINGS, ...more], ...rows].map(
    (row, line) => `<row r="${line + 1}">${writeCells(row, line)}</row>`,
  )
  const relation = (kind: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`
  const files: [path: string, xml: string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`],
  ]
  return { name, mimeType: `${TYPE}.sheet`, buffer: pack(files) }
}

function writeCells(row: Row, line: number): string {
  const cells = row.map((value, column) => {
    const place = `${String.fromCodePoint(65 + column)}${line + 1}`
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    return `<c r="${place}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  })
  return cells.join('')
}

function pack(files: readonly [path: string, text: string][]): Buffer {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, text] of files) {
    const name = Buffer.from(path)
    const plain = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
    const packed = deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(plain.length, 18)
    fields.writeUInt16LE(name.length, 22)
    contents.push(Buffer.from('PK\x03\x04'), fields, name, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, rest, name)
    at += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...contents, list, end])
}
