// A payload as it is kept: its text, and the hash that tells whether the portal shows anything new.
import { hash } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { RawItem } from '../../../portals/connector.ts'
import type { ReadableItem } from './read-items.ts'

export interface ReceivedItem extends ReadableItem {
  text: string
  /** hexadecimal */
  hash: string
  /** the text as it is kept, where it has been packed already */
  packed?: Buffer
}

// PostgreSQL keeps neither a zero character nor half of a surrogate pair. The backslashes before it: `\\u0000` is six
// plain characters.
const UNKEEPABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi

/** Hashed as received: a portal that reorders its keys costs us a row, sorting every payload would cost more. */
export function toReceivedItem(item: RawItem | ReceivedItem): ReceivedItem {
  if ('hash' in item) return item
  const { entity, externalId, payload } = item
  const written = JSON.stringify(payload)
  const text = written.includes('\\u') ? written.replaceAll(UNKEEPABLE, '$1\\ufffd') : written
  // what is read is what is kept, so that reading it again gives the same
  const kept = text === written ? payload : (JSON.parse(text) as unknown)
  return { entity, externalId, payload: kept, text, hash: hash('sha256', text, 'hex') }
}

export const keyOf = ({ entity, externalId }: { entity: string; externalId: string }) => `${entity} ${externalId}`

/** A page that drifted may show one thing twice: the later one is the newer. */
export function dropRepeatedItems(items: readonly ReceivedItem[]): ReceivedItem[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
// Small ones gain little. A packed one never begins like JSON.
const WORTH_PACKING = 2_000
const BRACE = '{'.charCodeAt(0)

export const pack = (text: string): Buffer =>
  text.length < WORTH_PACKING && text.startsWith('{') ? Buffer.from(text) : zstdCompressSync(text, FAST)
export const unpack = (kept: Buffer): string => (kept[0] === BRACE ? kept : zstdDecompressSync(kept)).toString()
