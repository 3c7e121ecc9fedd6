// The library that reads sheets unpacks them in workers made of blobs, which our policy forbids. Here the browser's own
// decompression unpacks what it needs of a file, and hands it over in an archive that is not compressed. The library
// compares no checksums, so those of the entries that we change stay as they were.
import type { FirstYear } from '@tendertap/domain/result-import/cells'
import { MAX_SHEET_CELLS, MAX_SHEET_COLUMNS, MAX_SHEET_LINES } from '@tendertap/domain/result-import/rows'
import { trimWorksheet, type TrimmedWorksheet } from './trim-worksheet.ts'

/** A sheet of five thousand lines has a few megabytes; whatever unpacks to more is no such sheet. */
const MAX_UNPACKED = 100 * 1024 * 1024
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/.+|xl\/worksheets\/[^/]+\.xml)$/i

const WORKBOOK = 'xl/workbook.xml'
const WORKSHEET = /^xl\/worksheets\//i

export class NotASheet extends Error {}
/** Its values stand so far from each other that the browser could not hold what lies between. */
export class ValuesTooFar extends Error {}

interface Entry {
  name: Uint8Array<ArrayBuffer>
  path: string
  isPacked: boolean
  crc: number
  packed: Uint8Array<ArrayBuffer>
}

const END = 0x06_05_4b_50
const DIRECTORY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535

/** The entries of an archive that a sheet is made of. */
function listEntries(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - END_SIZE
  while (end >= 0 && view.getUint32(end, true) !== END && end > bytes.length - END_SIZE - LONGEST_COMMENT) end -= 1
  if (end < 0 || view.getUint32(end, true) !== END) throw new NotASheet()
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY) throw new NotASheet()
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = bytes.subarray(at + 46, nameEnd)
    const path = new TextDecoder().decode(name)
    const local = view.getUint32(at + 42, true)
    if (view.getUint32(local, true) !== LOCAL || (method !== 0 && method !== 8)) throw new NotASheet()
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (WANTED.test(path))
      entries.push({
        name,
        path,
        isPacked: method === 8,
        crc: view.getUint32(at + 16, true),
        packed: bytes.subarray(start, start + size),
      })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
    size += piece.value.length
    if (size > room) {
      await reader.cancel()
      throw new NotASheet()
    }
    pieces.push(piece.value)
  }
  return joinPieces(pieces, size)
}

function joinPieces(pieces: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The fields that the head of an entry and its line in the directory share, from the version on. */
function writeHead(signature: number, extra: number, entry: Entry, size: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(30 + extra)
  const view = new DataView(head.buffer)
  const from = extra === 0 ? 4 : 6
  view.setUint32(0, signature, true)
  view.setUint16(from, 20, true)
  view.setUint32(from + 10, entry.crc, true)
  view.setUint32(from + 14, size, true)
  view.setUint32(from + 18, size, true)
  view.setUint16(from + 22, entry.name.length, true)
  return head
}

export interface UnpackedSheet {
  archive: ArrayBuffer
  /** from which its days are counted */
  firstYear: FirstYear
}

/** The same sheet in an archive that needs no unpacking. Throws `NotASheet` and `ValuesTooFar`. */
export async function unpackSheet(file: Blob, maxUnpacked = MAX_UNPACKED): Promise<UnpackedSheet> {
  const entries = readEntries(new Uint8Array(await file.arrayBuffer()))
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  let cells = 0
  let firstYear: FirstYear = 1900
  for (const entry of entries) {
    let content = entry.isPacked ? await unpack(entry.packed, maxUnpacked - at) : entry.packed
    if (content.length > maxUnpacked - at) throw new NotASheet()
    if (WORKSHEET.test(entry.path)) {
      const worksheet = prepareWorksheet(content)
      content = worksheet.content
      cells += worksheet.cells
      if (cells > MAX_SHEET_CELLS) throw new ValuesTooFar()
    } else if (entry.path.toLowerCase() === WORKBOOK) {
      const workbook = prepareWorkbook(content)
      content = workbook.content
      firstYear = workbook.firstYear
    }
    const line = writeHead(DIRECTORY, 16, entry, content.length)
    new DataView(line.buffer).setUint32(42, at, true)
    directory.push(line, entry.name)
    files.push(writeHead(LOCAL, 0, entry, content.length), entry.name, content)
    at += 30 + entry.name.length + content.length
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  const end = new Uint8Array(END_SIZE)
  const view = new DataView(end.buffer)
  view.setUint32(0, END, true)
  view.setUint16(8, entries.length, true)
  view.setUint16(10, entries.length, true)
  view.setUint32(12, directorySize, true)
  view.setUint32(16, at, true)
  return { archive: joinPieces([...files, ...directory, end], at + directorySize + END_SIZE).buffer, firstYear }
}

function prepareWorksheet(content: Uint8Array<ArrayBuffer>): { content: Uint8Array<ArrayBuffer>; cells: number } {
  const given = new TextDecoder().decode(content)
  const { xml, lines, columns } = trim(given)
  if (lines > MAX_SHEET_LINES || columns > MAX_SHEET_COLUMNS) throw new ValuesTooFar()
  return { content: xml === given ? content : new TextEncoder().encode(xml), cells: lines * columns }
}

function trim(xml: string): TrimmedWorksheet {
  try {
    return trimWorksheet(xml)
  } catch (cause) {
    throw cause instanceof SyntaxError ? new NotASheet('', { cause }) : cause
  }
}

/** `true` is as good as 1, but the library knows only 1. */
const COUNTS_FROM_1904 = /(<(?:[\w.-]+:)?workbookPr\s[^<>]*?)\bdate1904\s*=\s*(["'])\s*(?:1|true)\s*\2/

function prepareWorkbook(content: Uint8Array<ArrayBuffer>): {
  content: Uint8Array<ArrayBuffer>
  firstYear: FirstYear
} {
  const xml = new TextDecoder().decode(content)
  if (!COUNTS_FROM_1904.test(xml)) return { content, firstYear: 1900 }
  return { content: new TextEncoder().encode(xml.replace(COUNTS_FROM_1904, '$1date1904="1"')), firstYear: 1904 }
}

/** Whatever is not as an archive should be is no sheet. */
function readEntries(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  try {
    return listEntries(bytes)
  } catch (cause) {
    throw cause instanceof NotASheet ? cause : new NotASheet('', { cause })
  }
}

async function unpack(packed: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await inflate(packed, room)
  } catch (cause) {
    throw cause instanceof NotASheet ? cause : new NotASheet('', { cause })
  }
}
