// A real PDF with Russian and Kazakh text. It has one font with codes of our own: a reader draws each letter by its
// glyph name and extracts the text by the ToUnicode table.
import { deflateSync } from 'node:zlib'

const PAGE = { width: 595, height: 842, margin: 56 }
const SIZE = 11
const LEADING = 16
const PER_LINE = 84
const PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / LEADING)

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const LETTERS = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёӘәҒғҚқҢңӨөҰұҮүҺһІі«»№–—°²³×±…'
const CODES = new Map([...ASCII, ...LETTERS].map((character, index) => [character, 32 + index]))

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')
const toUnicodeHex = (character: string) => hex(character.codePointAt(0) ?? 0, 4)

function getWidth(character: string): number {
  if (/[il.,:;'|!Iіj]/.test(character)) return 278
  if (/[ ()/\-ft]/.test(character)) return 300
  return /[МШЩЖЮФмшщжюфWMЫы@%—]/.test(character) ? 800 : /[А-ЯA-ZӘҒҚҢӨҰҮҺ]/.test(character) ? 680 : 556
}

/** Breaks the line at spaces; a word that is too long gets a line of its own. */
function wrapLine(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + word.length >= PER_LINE) {
      lines.push(current)
      current = ''
    }
    current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current]
}

const encodeLine = (line: string) => [...line].map((character) => hex(CODES.get(character) ?? 63, 2)).join('')

function drawLines(lines: readonly string[]): string {
  const start = `BT /F1 ${SIZE} Tf ${LEADING} TL ${PAGE.margin} ${PAGE.height - PAGE.margin} Td`
  return [start, ...lines.map((line) => `<${encodeLine(line)}> Tj T*`), 'ET'].join('\n')
}

function writeUnicodeTable(): string {
  const pairs = [...CODES].map(([character, code]) => `<${hex(code, 2)}> <${toUnicodeHex(character)}>`)
  const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, index) =>
    pairs.slice(index * 100, index * 100 + 100),
  )
  const maps = blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def\n1 begincodespacerange <00> <FF> endcodespacerange\n${maps}\nendcmap CMapName currentdict /CMap defineresource pop end end`
}

function makeStream(content: string): Buffer {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

function describeFont(descriptor: number, table: number): string {
  const differences = [...LETTERS].map((character) => `/uni${toUnicodeHex(character)}`).join(' ')
  const widths = [...CODES.keys()].map(getWidth).join(' ')
  const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${32 + ASCII.length} ${differences}] >>`
  return `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 32 /LastChar ${31 + CODES.size} /Widths [${widths}] /Encoding ${encoding} /FontDescriptor ${descriptor} 0 R /ToUnicode ${table} 0 R >>`
}

const DESCRIPTOR =
  '<< /Type /FontDescriptor /FontName /Arial /Flags 32 /FontBBox [-665 -325 2000 1006] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 716 /StemV 80 >>'

export function writePdf(lines: readonly string[]): Buffer {
  const all = lines.flatMap(wrapLine)
  const pages = Array.from({ length: Math.max(1, Math.ceil(all.length / PER_PAGE)) }, (_, index) =>
    all.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  )
  // object 1 is the catalogue, 2 the pages, 3 the font, 4 its descriptor, 5 its table; then each page and its content
  const toObjectNumber = (index: number) => 6 + index * 2
  const kids = pages.map((_, index) => `${toObjectNumber(index)} 0 R`).join(' ')
  const describePage = (index: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${toObjectNumber(index) + 1} 0 R >>`
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    describeFont(4, 5),
    DESCRIPTOR,
    makeStream(writeUnicodeTable()),
    ...pages.flatMap((page, index) => [describePage(index), makeStream(drawLines(page))]),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let offset = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(offset)
    parts.push(part)
    offset += part.length
  }
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
