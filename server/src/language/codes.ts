// Recognises a tender code, a lot number, an ENS TRU code or a portal's link among the words of a query.
import { toCyrillic, toLatin } from './look-alikes.ts'
import { readPortalLink, type PageLink } from './portal-link.ts'

export interface CodeLike {
  /** the code as typed and in Latin and Cyrillic look-alike letters, because portals mix them */
  spellings: readonly string[]
  /** the prefix of an ENS TRU code, digits only */
  ensTru: string | null
  /** the page of a tender or lot */
  link?: PageLink
}

const ENS_TRU = /^\d{6}\.\d{3}(?:\.\d{0,6})?$/
// 39332519-ОЛ-ЗЦП3, 16099116-1, 2026.ОК-33622, 16099116
const NUMBER = /^[\p{L}\d]+(?:[-.][\p{L}\d]+)*$/u
const MIN_DIGITS = 5

/** Returns null for an ordinary word. */
export function parseCode(chunk: string): CodeLike | null {
  if (ENS_TRU.test(chunk)) return { spellings: [], ensTru: chunk.replaceAll('.', '') }
  if (isNumber(chunk)) return { spellings: listCodeSpellings(chunk), ensTru: null }
  const link = readPortalLink(chunk)
  if (link?.names === 'number') return { spellings: listCodeSpellings(link.number), ensTru: null }
  return link && { spellings: [], ensTru: null, link }
}

/** Whether it may be a portal's number, with or without its suffix. */
export function isNumber(chunk: string): boolean {
  return chunk.replaceAll(/\D/g, '').length >= MIN_DIGITS && NUMBER.test(chunk)
}

export function listCodeSpellings(code: string): string[] {
  const typed = code.trim().normalize('NFC')
  const lower = typed.toLowerCase()
  const others = [lower, toCyrillic(lower), toLatin(lower)].flatMap((spelling) =>
    spelling === null ? [] : [spelling.toUpperCase()],
  )
  return [...new Set([typed, ...others])]
}
