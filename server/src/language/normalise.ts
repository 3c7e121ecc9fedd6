// Brings text to one spelling: case, ё, soft hyphens, look-alike letters.
import { unifyScript } from './look-alikes.ts'

/** Longer runs of letters are no words and are cut. */
export const MAX_WORD_LENGTH = 64

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

// Texts repeat words, so results are cached. The cache is emptied when full, so that hostile text cannot grow it.
const MAX_CACHED = 200_000
const cache = new Map<string, string>()

/** Takes one run of letters, without spaces or digits. */
export function normaliseLetters(raw: string): string {
  const known = cache.get(raw)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const normal = unifySpelling(raw)
  if (raw.length <= MAX_WORD_LENGTH) cache.set(copyString(raw), normal)
  return normal
}

/** V8 holds the whole text in memory for a substring of it, so only copies are cached. */
const copyString = (part: string) => Array.from(part).join('')

function unifySpelling(raw: string): string {
  const lower = raw.replaceAll(INVISIBLE, '').normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  return copyString(unifyScript(lower).slice(0, MAX_WORD_LENGTH))
}

/** '2,50' and '2.5' are one number; '0010' keeps its zeros, because it may be a code. */
export function normaliseNumber(raw: string): string {
  const [whole = '', fraction = ''] = raw.split(/[.,]/)
  const digits = fraction.replace(/0+$/, '')
  return (digits === '' ? whole : `${whole}.${digits}`).slice(0, MAX_WORD_LENGTH)
}
