// Brings text to one spelling: case, ё, soft hyphens, look-alike letters.
import { unifyScript } from './look-alikes.ts'

/** longer runs of letters are not words */
export const MAX_WORD = 64

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

// Texts repeat words, so results are cached. The cache is emptied when full, so that hostile text cannot grow it.
const MAX_CACHED = 200_000
const cache = new Map<string, string>()

/** For a run of letters. */
export function normaliseLetters(raw: string): string {
  const known = cache.get(raw)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const normal = unifySpelling(raw)
  if (raw.length <= MAX_WORD) cache.set(copyString(raw), normal)
  return normal
}

/** A substring keeps its whole text in memory, so a cached string must be a copy. */
const copyString = (part: string) => Array.from(part).join('')

function unifySpelling(raw: string): string {
  const lower = raw.replaceAll(INVISIBLE, '').normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  return copyString(unifyScript(lower).slice(0, MAX_WORD))
}

/** '2,50' and '2.5' are one number; '0010' keeps its zeros, because it may be a code. */
export function normaliseNumber(raw: string): string {
  const [whole = '', fraction = ''] = raw.split(/[.,]/)
  const kept = fraction.replace(/0+$/, '')
  return (kept === '' ? whole : `${whole}.${kept}`).slice(0, MAX_WORD)
}
