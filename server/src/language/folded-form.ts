// Kazakh words are often typed without the letters that a Russian keyboard lacks: «кагаз» is «қағаз», «комирдин» is
// «көмірдің». Both spellings of a word have the same folded letters, and its inflected forms the same folded key.

/** Each letter of the first is typed as the letter below it. */
export const KAZAKH_LETTERS = 'қғңөүұіәһ'
export const PLAIN_LETTERS = 'кгноууиах'
const PLAIN = new Map(Array.from(KAZAKH_LETTERS, (letter, i) => [letter, PLAIN_LETTERS.charAt(i)]))
const KAZAKH_LETTER = new RegExp(`[${KAZAKH_LETTERS}]`)
const EVERY_KAZAKH_LETTER = new RegExp(`[${KAZAKH_LETTERS}]`, 'g')

export const hasKazakhLetter = (word: string) => KAZAKH_LETTER.test(word)

/** Takes a lower-case word. */
export function foldLetters(word: string): string {
  return word.replaceAll(EVERY_KAZAKH_LETTER, (letter) => PLAIN.get(letter) ?? letter)
}

const VOWEL = /[аоуыеиэяю]$/
const VOICELESS = /[пткшщчцфхсбвгд]$/
const POSSESSION = /[ыи]$/
const NASAL_OR_VOWEL = /[мнаоуыеиэяю]$/
const CONSONANT = /[^аоыеэяю]$/
const ANY = /./

type Suffix = readonly [ending: RegExp, before: RegExp]

// Endings in folded letters, without vowel harmony: і and и, ү and у cannot be told apart.
const CASES: readonly Suffix[] = [
  [/(?:ндагы|ндеги|нда|нде|нан|нен|на|не)$/, POSSESSION],
  [/(?:дагы|деги|дан|ден|мен|бен)$/, ANY],
  [/(?:тагы|теги|тан|тен|пен|тын|тин|ты|ти|та|те|ка|ке)$/, VOICELESS],
  [/(?:нын|нин)$/, NASAL_OR_VOWEL],
  [/(?:дын|дин|ды|ди)$/, CONSONANT],
  [/(?:ны|ни)$/, VOWEL],
  [/(?:га|ге|да|де)$/, ANY],
  [/н$/, POSSESSION],
]
const OWNER: readonly Suffix[] = [
  [/(?:ымыз|имиз)$/, CONSONANT],
  [/(?:сы|си)$/, VOWEL],
]
const PLURAL: readonly Suffix[] = [
  [/(?:лар|лер)$/, /[аоуыеиэяюрй]$/],
  [/(?:дар|дер)$/, /[лмнжз]$/],
  [/(?:тар|тер)$/, VOICELESS],
]
const ADJECTIVE: readonly Suffix[] = [
  [/(?:лык|лик)$/, /[аоуыеиэяюрй]$/],
  [/(?:дык|дик)$/, /[лмнжз]$/],
  [/(?:тык|тик)$/, VOICELESS],
]
const SHORTEST_KEY = 3
const HAS_VOWEL = /[аоуыеиэяю]/

function strip(word: string, suffixes: readonly Suffix[]): string {
  for (const [ending, before] of suffixes) {
    const stem = word.replace(ending, '')
    if (stem !== word && stem.length >= SHORTEST_KEY && before.test(stem) && HAS_VOWEL.test(stem)) return stem
  }
  return word
}

const DEVOICED = new Map([
  ['б', 'п'],
  ['г', 'к'],
])

/** Drops a last ы or и, whether it is an ending or part of the word: 'китабы' → 'китап'. */
function dropLastVowel(word: string): string {
  const stem = word.slice(0, -1)
  if (!POSSESSION.test(word) || stem.length < SHORTEST_KEY || !HAS_VOWEL.test(stem)) return word
  const end = stem.charAt(stem.length - 1)
  return stem.slice(0, -1) + (DEVOICED.get(end) ?? end)
}

/** The same for all forms and spellings of a Kazakh word. It is a key to look up with, not a word. */
export function toFoldedKey(form: string): string {
  const owned = strip(strip(foldLetters(form), CASES), OWNER)
  // a possessive vowel may follow the plural: 'китаптары'
  const withoutVowel = dropLastVowel(owned)
  const singular = strip(withoutVowel, PLURAL)
  const stem = singular === withoutVowel ? strip(owned, PLURAL) : singular
  return dropLastVowel(strip(dropLastVowel(stem), ADJECTIVE))
}
