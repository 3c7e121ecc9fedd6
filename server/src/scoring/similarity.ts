// How alike a word of a profile and a word of a lot are that are not the same: a typo, a word of the same family, a
// compound that ends in the profile's word. Each can be looked up by a key, so that an index need not compare all.

const SHORTEST = 5
/** the share of the longer stem that two words of a family begin with */
const LEAST_FAMILY = 0.62
const LEAST_PART = 0.45
const TYPO = 0.85
const LETTERS = /^\p{L}+$/u

/** Enough about a stem to tell quickly that another is not similar. */
export interface Outline {
  length: number
  /** its first letters as one number; 0 if it is too short */
  beginning: number
  /** a bit for each of its letters */
  letters: number
}

export function outlineStem(stem: string): Outline {
  let letters = 0
  let beginning = 0
  for (let i = 0; i < stem.length; i++) {
    const code = stem.charCodeAt(i)
    letters |= 1 << (code & 31)
    if (i < SHORTEST && stem.length >= SHORTEST) beginning = (beginning * 61 + code) | 0
  }
  return { length: stem.length, beginning, letters }
}

/** Whether it is worth comparing a wanted stem with another, given by its outline: never false for similar stems. */
export function mayBeSimilar(
  wanted: Outline,
  length: number,
  beginning: number,
  letters: number,
  mayBeTypo: boolean,
): boolean {
  if (wanted.beginning === beginning && beginning !== 0) return true
  if ((wanted.letters & ~letters) === 0 && wanted.length < length) return true
  if (!mayBeTypo || Math.abs(wanted.length - length) > 1) return false
  // one edit changes at most two letters
  let different = wanted.letters ^ letters
  different &= different - 1
  return (different & (different - 1)) === 0
}

/**
 * From 0 to 1. A typo is assumed only if one of the stems is rare: «школа» is no typo of «шкала». Another number is
 * another thing: only words of letters are similar.
 */
export function compareStems(wanted: string, found: string, mayBeTypo: boolean): number {
  const similarity = compareLetters(wanted, found, mayBeTypo)
  return similarity > 0 && LETTERS.test(wanted) && LETTERS.test(found) ? similarity : 0
}

function compareLetters(wanted: string, found: string, mayBeTypo: boolean): number {
  const [short, long] = wanted.length <= found.length ? [wanted, found] : [found, wanted]
  if (short.length < SHORTEST - 1 || long.length < SHORTEST || long.length > 2 * short.length + 2) return 0
  let common = 0
  while (common < short.length && short.charCodeAt(common) === long.charCodeAt(common)) common++
  if (mayBeTypo && isOneEditApart(short, long, common)) return TYPO
  if (short.length < SHORTEST) return 0
  if (common >= SHORTEST) return common >= LEAST_FAMILY * long.length ? common / long.length : 0
  return wanted.length < found.length && wanted.length >= LEAST_PART * found.length && found.endsWith(wanted)
    ? wanted.length / found.length
    : 0
}

/** One letter is missing, added, wrong, or changed places with its neighbour. */
function isOneEditApart(short: string, long: string, common: number): boolean {
  const difference = long.length - short.length
  if (difference > 1) return false
  let [i, j] = [short.length - 1, long.length - 1]
  while (i >= common && short.charCodeAt(i) === long.charCodeAt(j)) [i, j] = [i - 1, j - 1]
  if (difference === 1) return i < common
  if (i <= common) return true
  return i === common + 1 && short[common] === long[i] && short[i] === long[common]
}

/** What to file a profile's stem under, so that every similar stem of a lot looks it up. */
export function listKeysOfWanted(stem: string): string[] {
  if (stem.length < SHORTEST - 1 || !LETTERS.test(stem)) return []
  const family = stem.length >= SHORTEST ? [`<${stem.slice(0, SHORTEST)}`] : []
  return [...family, `>${stem}`, ...listShortened(stem)]
}

export function listKeysOfFound(stem: string): string[] {
  if (stem.length < SHORTEST - 1 || !LETTERS.test(stem)) return []
  const keys = stem.length >= SHORTEST ? [`<${stem.slice(0, SHORTEST)}`] : []
  for (let length = SHORTEST; length < stem.length; length++) keys.push(`>${stem.slice(-length)}`)
  return [...keys, ...listShortened(stem)]
}

/** Two stems that are one edit apart have a spelling with at most one letter less in common. */
function listShortened(stem: string): string[] {
  const shortened = new Set([`~${stem}`])
  for (let i = 0; i < stem.length; i++) shortened.add(`~${stem.slice(0, i)}${stem.slice(i + 1)}`)
  return [...shortened]
}
