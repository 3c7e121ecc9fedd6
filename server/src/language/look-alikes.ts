// Portals mix Latin and Cyrillic letters that look the same: 'СF283А', 'бензинi'. A word is converted to one script.

const PAIRS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['a', 'а'],
  ['b', 'в'],
  ['c', 'с'],
  ['e', 'е'],
  ['h', 'н'],
  ['i', 'і'],
  ['k', 'к'],
  ['m', 'м'],
  ['o', 'о'],
  ['p', 'р'],
  ['t', 'т'],
  ['x', 'х'],
  ['y', 'у'],
]
const TO_CYRILLIC = new Map(PAIRS)
const TO_LATIN = new Map(PAIRS.map(([latin, cyrillic]) => [cyrillic, latin]))
// Kazakh letters typed from the Latin or phonetic tables.
const STRAY = new Map([
  ['ə', 'ә'],
  ['ɵ', 'ө'],
  ['ʏ', 'ү'],
  ['ȥ', 'з'],
])

const LATIN = /[a-z]/
const CYRILLIC = /[\u0400-\u04ff]/
const STRAYS = /[əɵʏȥ]/g

function inScript(word: string, map: ReadonlyMap<string, string>, foreign: RegExp): string | null {
  let result = ''
  for (const letter of word) {
    const same = foreign.test(letter) ? map.get(letter) : letter
    if (same === undefined) return null
    result += same
  }
  return result
}

export const toCyrillic = (word: string) => inScript(word, TO_CYRILLIC, LATIN)
export const toLatin = (word: string) => inScript(word, TO_LATIN, CYRILLIC)

/** Converts a lower-case word to one script if possible: the one to which more of its letters belong. */
export function unifyScript(word: string): string {
  const repaired = word.replaceAll(STRAYS, (letter) => STRAY.get(letter) ?? letter)
  if (!LATIN.test(repaired) || !CYRILLIC.test(repaired)) return repaired
  const cyrillic = toCyrillic(repaired)
  const latin = toLatin(repaired)
  if (cyrillic === null || latin === null) return cyrillic ?? latin ?? repaired
  const latinLetters = repaired.replaceAll(/[^a-z]/g, '').length
  return latinLetters * 2 > repaired.length ? latin : cyrillic
}

/** In model names 'А4' and 'A4' are the same: Latin if every letter has a Latin look-alike, otherwise Cyrillic. */
export function toModelScript(letters: string): string {
  return toLatin(letters) ?? toCyrillic(letters) ?? letters
}
