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
// Letters of other alphabets that people type instead of a Cyrillic letter.
const SUBSTITUTES = new Map([
  ['ə', 'ә'],
  ['ɵ', 'ө'],
  ['ʏ', 'ү'],
  ['ȥ', 'з'],
])

const LATIN = /[a-z]/
const CYRILLIC = /[\u0400-\u04ff]/
const SUBSTITUTE = /[əɵʏȥ]/g

function convertScript(word: string, map: ReadonlyMap<string, string>, foreign: RegExp): string | null {
  let result = ''
  for (const letter of word) {
    const converted = foreign.test(letter) ? map.get(letter) : letter
    if (converted === undefined) return null
    result += converted
  }
  return result
}

export const toCyrillic = (word: string) => convertScript(word, TO_CYRILLIC, LATIN)
export const toLatin = (word: string) => convertScript(word, TO_LATIN, CYRILLIC)

/** Converts a lower-case word of mixed script to one script, if possible to the script of most of its letters. */
export function unifyScript(word: string): string {
  const repaired = word.replaceAll(SUBSTITUTE, (letter) => SUBSTITUTES.get(letter) ?? letter)
  if (!LATIN.test(repaired) || !CYRILLIC.test(repaired)) return repaired
  const cyrillic = toCyrillic(repaired)
  const latin = toLatin(repaired)
  if (cyrillic === null || latin === null) return cyrillic ?? latin ?? repaired
  const latinLetters = repaired.replaceAll(/[^a-z]/g, '').length
  return latinLetters * 2 > repaired.length ? latin : cyrillic
}

/** Makes 'А4' and 'A4' the same model name: in Latin if every letter has a Latin look-alike, otherwise in Cyrillic. */
export function toModelScript(letters: string): string {
  return toLatin(letters) ?? toCyrillic(letters) ?? letters
}
