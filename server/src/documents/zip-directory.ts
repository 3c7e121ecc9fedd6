// Reads the list of a ZIP archive and unpacks single entries. The list may lie, so unpacking ends at the size that it
// states.
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xff_ff
const ENTRY_LENGTH = 46
const HEADER = 0x04_03_4b_50
const HEADER_LENGTH = 30
const STORED = 0
const DEFLATED = 8

const MAX_ENTRIES = 2_000
const MAX_BYTES = 64 * 1024 * 1024
// Word's XML is compressed to a thirtieth at best, a zip bomb to a thousandth or less.
const MAX_RATIO = 200
const RATIO_APPLIES_FROM = 1024 * 1024

export interface ZipEntry {
  name: string
  method: number
  packed: number
  /** as the list says */
  size: number
  /** where its header begins */
  at: number
}

/** Null when the archive has no readable list. Archives over 4 GB are not read: no document of ours is so large. */
export function listZipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let read = 0; read < count; read++) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  return null
}

export function isSafeToUnpack(entries: readonly ZipEntry[]): boolean {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const swells = entries.some(({ packed, size }) => size > RATIO_APPLIES_FROM && size > packed * MAX_RATIO)
  return entries.length <= MAX_ENTRIES && total <= MAX_BYTES && !swells
}

/** Unpacks piece by piece; throws as soon as the entry is not what the list says. */
export async function* unpackEntry(
  archive: Buffer,
  { name, method, packed, size, at }: ZipEntry,
): AsyncGenerator<Buffer> {
  if (at + HEADER_LENGTH > archive.length || archive.readUInt32LE(at) !== HEADER) throw new Error(`no entry ${name}`)
  const begin = at + HEADER_LENGTH + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  let unpacked = 0
  for await (const chunk of unpack(archive.subarray(begin, begin + packed), method)) {
    unpacked += chunk.length
    if (unpacked > size) break
    yield chunk
  }
  if (unpacked !== size) throw new Error(`the list of the archive lies about ${name}`)
}

function unpack(content: Buffer, method: number): AsyncIterable<Buffer> {
  if (method === STORED) return Readable.from([content])
  if (method !== DEFLATED) throw new Error('packed in an unknown way')
  const inflating = createInflateRaw()
  inflating.end(content)
  return inflating
}
