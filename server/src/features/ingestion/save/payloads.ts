// A payload as it is stored: its text, and the hash that tells whether the portal shows anything new.
import { hash } from 'node:crypto'
import type { RawItem } from '../../../portals/connector.ts'
import type { ReadableItem } from './read-items.ts'

export interface ReceivedItem extends ReadableItem {
  text: string
  /** hexadecimal */
  hash: string
  /** the text as it is stored, if it has been packed already */
  packed?: Buffer
}

// PostgreSQL stores neither a zero character nor half of a surrogate pair. The pattern counts the backslashes before
// the escape, because `\\u0000` is an escaped backslash and plain text.
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi

/** Hashed as received: a portal that reorders its keys costs us a row, sorting every payload would cost more. */
export function toReceivedItem(item: RawItem | ReceivedItem): ReceivedItem {
  if ('hash' in item) return item
  const { entity, externalId, payload } = item
  const written = JSON.stringify(payload)
  const text = written.includes('\\u') ? written.replaceAll(UNSTORABLE, '$1\\ufffd') : written
  // the parser gets the payload as it is stored, so that deriving it again gives the same rows
  const stored = text === written ? payload : (JSON.parse(text) as unknown)
  return { entity, externalId, payload: stored, text, hash: hash('sha256', text, 'hex') }
}

export const toItemKey = ({ entity, externalId }: { entity: string; externalId: string }) => `${entity} ${externalId}`

/** A list that changes while it is read may show an item twice: the later one is the newer. */
export function dropRepeatedItems(items: readonly ReceivedItem[]): ReceivedItem[] {
  return [...new Map(items.map((item) => [toItemKey(item), item])).values()]
}
