// A light Kazakh stemmer: strips case, possession, plural and the -лық of adjectives, where sound rules allow it.
// A stem is a key, not a word: 'сорғы', 'сорғысы' and 'сорғылардың' only have to give the same stem.

const BACK = 'аоұыяёю'
const FRONT = 'еәөүіэ'
// и and у go either way
const VOWELS = `${BACK}${FRONT}иу`
const VOICELESS = 'пткқсшщчцфхһ'
const NASAL = 'мнң'

// the sound required before the suffix
const BEFORE = {
  // 'бензині' is бензин and і, 'автобусы' is автобус and ы
  clearVowel: (c: string) => VOWELS.includes(c) && c !== 'и' && c !== 'у',
  consonant: (c: string) => !VOWELS.includes(c) || c === 'у' || c === 'и',
  voiceless: (c: string) => VOICELESS.includes(c) || 'бвгд'.includes(c),
  voiced: (c: string) => !VOICELESS.includes(c),
  voicedConsonant: (c: string) => !VOICELESS.includes(c) && (!VOWELS.includes(c) || c === 'у' || c === 'и'),
  afterPossession: (c: string) => c === 'ы' || c === 'і',
  nasal: (c: string) => NASAL.includes(c) || c === 'ы' || c === 'і',
  vowelOrNasal: (c: string) => VOWELS.includes(c) || NASAL.includes(c),
  vowelOrR: (c: string) => VOWELS.includes(c) || 'рй'.includes(c),
  sonorant: (c: string) => 'лмнңжз'.includes(c),
  notZ: (c: string) => !VOICELESS.includes(c) && !'жз'.includes(c),
  z: (c: string) => 'жз'.includes(c),
} as const
type Sound = keyof typeof BEFORE
type Suffix = readonly [endings: readonly string[], before: Sound]

const CASES: readonly Suffix[] = [
  [['ндағы', 'ндегі'], 'afterPossession'],
  [['дағы', 'дегі'], 'voiced'],
  [['тағы', 'тегі'], 'voiceless'],
  [['ның', 'нің'], 'vowelOrNasal'],
  [['дың', 'дің'], 'voicedConsonant'],
  [['тың', 'тің'], 'voiceless'],
  [['нан', 'нен'], 'nasal'],
  [['дан', 'ден'], 'voiced'],
  [['тан', 'тен'], 'voiceless'],
  [['нда', 'нде'], 'afterPossession'],
  [['мен'], 'notZ'],
  [['бен'], 'z'],
  [['пен'], 'voiceless'],
  [['ны', 'ні'], 'clearVowel'],
  [['ды', 'ді'], 'voicedConsonant'],
  [['ты', 'ті'], 'voiceless'],
  [['на', 'не'], 'afterPossession'],
  [['ға', 'ге'], 'voiced'],
  [['қа', 'ке'], 'voiceless'],
  [['да', 'де'], 'voiced'],
  [['та', 'те'], 'voiceless'],
  [['н'], 'afterPossession'],
]
const POSSESSION: readonly Suffix[] = [
  [['ымыз', 'іміз'], 'consonant'],
  [['мыз', 'міз'], 'clearVowel'],
  [['ыңыз', 'іңіз'], 'consonant'],
  [['сы', 'сі'], 'clearVowel'],
]
const PLURAL: readonly Suffix[] = [
  [['лар', 'лер'], 'vowelOrR'],
  [['дар', 'дер'], 'sonorant'],
  [['тар', 'тер'], 'voiceless'],
]
const ADJECTIVE: readonly Suffix[] = [
  [['лық', 'лік'], 'vowelOrR'],
  [['дық', 'дік'], 'sonorant'],
  [['тық', 'тік'], 'voiceless'],
]

/** Back or front, by the last vowel that is clearly one of the two. */
function harmony(word: string): 'back' | 'front' | null {
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
      const [ofStem, ofEnding] = [harmony(stem), harmony(ending)]
      // -мен, -бен, -пен do not follow the vowels
      if (ofStem && ofEnding && ofStem !== ofEnding && before !== 'notZ' && before !== 'z' && ending !== 'пен') continue
      return stem
    }
  }
  return word
}

/** 'кабель' ends in л */
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

/** The last ы or і, be it possession or the word's own; 'кітабы' is 'кітап' again. */
function dropLastVowel(word: string, shortest: number): string {
  const last = word.charAt(word.length - 1)
  const stem = word.slice(0, -1)
  if ((last !== 'ы' && last !== 'і') || stem.length < shortest || !hasVowel(stem)) return word
  const end = stem.charAt(stem.length - 1)
  return stem.slice(0, -1) + (DEVOICED.get(end) ?? end)
}

/** `shortest`: how much must remain; a word without Kazakh letters may be Russian, so more of it must. */
export function kazakhStem(word: string, shortest: number): string {
  let stem = strip(word, CASES, shortest)
  stem = strip(stem, POSSESSION, shortest)
  // possession hides the plural: 'кітаптары'
  const bare = dropLastVowel(stem, shortest)
  const single = strip(bare, PLURAL, shortest)
  stem = single === bare ? strip(stem, PLURAL, shortest) : single
  stem = strip(dropLastVowel(stem, shortest), ADJECTIVE, Math.max(shortest, 4))
  return dropLastVowel(stem, shortest)
}
