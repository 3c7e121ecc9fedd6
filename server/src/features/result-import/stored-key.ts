// How past_result.key stores what a line says of its lot: a hash of it without the tender, then one of the tender
// if the line names one.
import { createHash } from 'node:crypto'
import type { ResultKey } from '@tendertap/domain/result-import/rows'

/** of sha256 in hexadecimal digits */
const HASH_LENGTH = 64

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** A key of hashes, which compare like the words. */
export function hashKey({ lot, tender }: ResultKey): ResultKey {
  return { lot: hash(lot), tender: tender === null ? null : hash(tender) }
}

/** Hexadecimal digits of a key of hashes. */
export const writeKey = ({ lot, tender }: ResultKey): string => lot + (tender ?? '')

export function readKey(digits: string): ResultKey {
  return { lot: digits.slice(0, HASH_LENGTH), tender: digits.slice(HASH_LENGTH) || null }
}
