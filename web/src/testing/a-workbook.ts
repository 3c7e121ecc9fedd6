// An .xlsx whose worksheets are written out in full, in an archive that is not compressed.

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

interface Workbook {
  /** XML of what `sheetData` holds; null: the sheet is only a chart */
  sheets: readonly (string | null)[]
  /** attributes of the workbook */
  properties?: string
  styles?: string
}

export function aWorkbook({ sheets, properties = '', styles = '' }: Workbook, name = 'Результаты.xlsx'): File {
  const relations = sheets.map((lines, place) => {
    const kind = lines === null ? 'chartsheet' : 'worksheet'
    return `<Relationship Id="rId${place + 1}" Type="${OFFICE}/${kind}" Target="${kind}s/sheet${place + 1}.xml"/>`
  })
  const list = sheets.map((_, place) => `<sheet name="${place + 1}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
  return new File(
    [
      packFiles([
        ['[Content_Types].xml', `<Types xmlns="${PACKAGE}/content-types"/>`],
        [
          'xl/_rels/workbook.xml.rels',
          `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
        ],
        [
          'xl/workbook.xml',
          `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
        ],
        ['xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`],
        ...sheets.map((lines, place): [string, string] =>
          lines === null
            ? [`xl/chartsheets/sheet${place + 1}.xml`, `<chartsheet xmlns="${MAIN}"/>`]
            : [
                `xl/worksheets/sheet${place + 1}.xml`,
                `<worksheet xmlns="${MAIN}"><sheetData>${lines}</sheetData></worksheet>`,
              ],
        ),
      ]),
    ],
    name,
  )
}

/** A line whose cells are texts or numbers. */
export function aLine(line: number, cells: readonly (string | number)[]): string {
  const written = cells.map((cell, column) => {
    const place = `${String.fromCodePoint(65 + column)}${line}`
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${line}">${written.join('')}</row>`
}

function packFiles(files: readonly [path: string, text: string][]): Uint8Array<ArrayBuffer> {
  const written: number[] = []
  const directory: number[] = []
  const encoder = new TextEncoder()
  for (const [path, text] of files) {
    const name = encoder.encode(path)
    const content = encoder.encode(text)
    const at = written.length
    const fields = [...two(20), ...two(0), ...two(0), ...four(0), ...four(0), ...four(content.length)]
    const sizes = [...four(content.length), ...two(name.length), ...two(0)]
    written.push(...four(0x04_03_4b_50), ...fields, ...sizes, ...name)
    for (const byte of content) written.push(byte)
    directory.push(...four(0x02_01_4b_50), ...two(20), ...fields, ...sizes, ...two(0), ...two(0), ...two(0))
    directory.push(...four(0), ...four(at), ...name)
  }
  const end = [...two(0), ...two(0), ...two(files.length), ...two(files.length), ...four(directory.length)]
  return Uint8Array.from([...written, ...directory, ...four(0x06_05_4b_50), ...end, ...four(written.length), ...two(0)])
}

const two = (value: number) => [value & 255, (value >> 8) & 255]
const four = (value: number) => [...two(value & 65_535), ...two(value >>> 16)]
