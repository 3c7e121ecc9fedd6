// A light Kazakh stemmer: strips case, possession, plural and the adjective suffix -лық where sound rules allow it.
// A stem is a key, not a word: 'сорғы', 'сорғысы' and 'сорғылардың' only have to give the same stem.

const BACK = 'аоұыяёю'
const FRONT = 'еәөүіэ'
// и and у occur in both groups
const VOWELS = `${BACK}${FRONT}иу`
const VOICELESS = 'пткқсшщчцфхһ'
const NASAL = 'мнң'

// Each suffix requires a certain sound before it.
const BEFORE = {
  // 'бензині' is бензин and і, 'автобусы' is автобус and ы
  clearVowel: (c: string) => VOWELS.includes(c) && c !== 'и' && c !== 'у',
  consonant: (c: string) => !VOWELS.includes(c) || c === 'у' || c === 'и',
  voiceless: (c: string) => VOICELESS.includes(c) || 'бвгд'.includes(c),
  voiced: (c: string) => !VOICELESS.includes(c),
  voicedConsonant: (c: string) => !VOICELESS.includes(c) && (!VOWELS.includes(c) || c === 'у' || c === 'и'),
  // the vowel of a possessive ending
  possession: (c: string) => c === 'ы' || c === 'і',
  nasalOrPossession: (c: string) => NASAL.includes(c) || c === 'ы' || c === 'і',
  vowelOrNasal: (c: string) => VOWELS.includes(c) || NASAL.includes(c),
  vowelOrRY: (c: string) => VOWELS.includes(c) || 'рй'.includes(c),
  sonorant: (c: string) => 'лмнңжз'.includes(c),
  voicedExceptZ: (c: string) => !VOICELESS.includes(c) && !'жз'.includes(c),
  z: (c: string) => 'жз'.includes(c),
} as const
type Sound = keyof typeof BEFORE
type Suffix = readonly [endings: readonly string[], before: Sound]

const CASES: readonly Suffix[] = [
  [['ндағы', 'ндегі'], 'possession'],
  [['дағы', 'дегі'], 'voiced'],
  [['тағы', 'тегі'], 'voiceless'],
  [['ның', 'нің'], 'vowelOrNasal'],
  [['дың', 'дің'], 'voicedConsonant'],
  [['тың', 'тің'], 'voiceless'],
  [['нан', 'нен'], 'nasalOrPossession'],
  [['дан', 'ден'], 'voiced'],
  [['тан', 'тен'], 'voiceless'],
  [['нда', 'нде'], 'possession'],
  [['мен'], 'voicedExceptZ'],
  [['бен'], 'z'],
  [['пен'], 'voiceless'],
  [['ны', 'ні'], 'clearVowel'],
  [['ды', 'ді'], 'voicedConsonant'],
  [['ты', 'ті'], 'voiceless'],
  [['на', 'не'], 'possession'],
  [['ға', 'ге'], 'voiced'],
  [['қа', 'ке'], 'voiceless'],
  [['да', 'де'], 'voiced'],
  [['та', 'те'], 'voiceless'],
  [['н'], 'possession'],
]
const POSSESSION: readonly Suffix[] = [
  [['ымыз', 'іміз'], 'consonant'],
  [['мыз', 'міз'], 'clearVowel'],
  [['ыңыз', 'іңіз'], 'consonant'],
  [['сы', 'сі'], 'clearVowel'],
]
const PLURAL: readonly Suffix[] = [
  [['лар', 'лер'], 'vowelOrRY'],
  [['дар', 'дер'], 'sonorant'],
  [['тар', 'тер'], 'voiceless'],
]
const ADJECTIVE: readonly Suffix[] = [
  [['лық', 'лік'], 'vowelOrRY'],
  [['дық', 'дік'], 'sonorant'],
  [['тық', 'тік'], 'voiceless'],
]

/** The last vowel decides. Null if it is и or у, or if there is no vowel. */
function findHarmony(word: string): 'back' | 'front' | null {
  for (let i = word.length - 1; i >= 0; i--) {
    const letter = word.charAt(i)
    if (BACK.includes(letter)) return 'back'
    if (FRONT.includes(letter)) return 'front'
    if (letter === 'и' || letter === 'у') return null
  }
  return null
}

function strip(word: string, suffixes: readonly Suffix[], shortest: number): string {
  for (const [endings, before] of suffixes) {
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue
      const stem = word.slice(0, -ending.length)
      if (stem.length < shortest || !BEFORE[before](lastSound(stem)) || !hasVowel(stem)) continue
      const [stemHarmony, endingHarmony] = [findHarmony(stem), findHarmony(ending)]
      // -мен, -бен and -пен have no vowel harmony
      if (
        stemHarmony &&
        endingHarmony &&
        stemHarmony !== endingHarmony &&
        before !== 'voicedExceptZ' &&
        before !== 'z' &&
        ending !== 'пен'
      )
        continue
      return stem
    }
  }
  return word
}

/** 'кабель' ends in the sound л: the signs ь and ъ have none. */
function lastSound(word: string): string {
  const last = word.charAt(word.length - 1)
  return last === 'ь' || last === 'ъ' ? word.charAt(word.length - 2) : last
}

function hasVowel(word: string): boolean {
  for (const letter of word) if (VOWELS.includes(letter)) return true
  return false
}

const DEVOICED = new Map([
  ['б', 'п'],
  ['г', 'к'],
  ['ғ', 'қ'],
])

/** Drops a last ы or і, whether it is a possessive ending or part of the word: 'кітабы' → 'кітап'. */
function dropLastVowel(word: string, shortest: number): string {
  const last = word.charAt(word.length - 1)
  const stem = word.slice(0, -1)
  if ((last !== 'ы' && last !== 'і') || stem.length < shortest || !hasVowel(stem)) return word
  const end = stem.charAt(stem.length - 1)
  return stem.slice(0, -1) + (DEVOICED.get(end) ?? end)
}

/** `shortest` is the length that a stem must have at least. */
export function stemKazakh(word: string, shortest: number): string {
  let stem = strip(word, CASES, shortest)
  stem = strip(stem, POSSESSION, shortest)
  // a possessive vowel may follow the plural: 'кітаптары'
  const withoutVowel = dropLastVowel(stem, shortest)
  const singular = strip(withoutVowel, PLURAL, shortest)
  stem = singular === withoutVowel ? strip(stem, PLURAL, shortest) : singular
  stem = strip(dropLastVowel(stem, shortest), ADJECTIVE, Math.max(shortest, 4))
  return dropLastVowel(stem, shortest)
}
