// A password needs ten characters and follows no composition rules, but a common one is refused. Common passwords are
// recognised by patterns, not by a list: known words in every spelling, neighbouring keys, digits added at either end.
export const PASSWORD_MIN = 10

const RUSSIAN_WORDS =
  'пароль привет люблю любовь солнце солнышко зайка котик мама папа семья админ администратор менеджер директор бухгалтер ' +
  'закупки закуп госзакуп тендер компания весна лето осень зима январь февраль март апрель июнь июль август сентябрь октябрь ' +
  'ноябрь декабрь казахстан казакстан ' +
  'алматы астана нурсултан шымкент караганда актобе тараз павлодар усть каменогорск семей атырау костанай ' +
  'кызылорда уральск петропавловск актау туркестан кокшетау талдыкорган байконур москва россия кайрат тулпар беркут барыс ' +
  'салем жаным балам отан айгуль алия динара мадина нурлан ерлан данияр арман аружан тимур руслан александр наталья'
const LATIN_WORDS =
  'password parol qwerty admin administrator root user login welcome letmein iloveyou monkey dragon football master ' +
  'sunshine princess secret hello test guest manager company tender tendertap goszakup samruk kazakhstan qazaqstan almaty astana ' +
  'oskemen oral qaragandy aqtobe qostanai'

const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю'
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

const TRANSLITERATIONS: readonly Readonly<Record<string, string>>[] = [
  { ж: 'zh', й: 'y', х: 'kh', ц: 'ts', щ: 'shch', ы: 'y', ю: 'yu', я: 'ya', э: 'e' },
  { ж: 'j', й: 'i', х: 'h', ц: 'c', щ: 'sh', ы: 'i', ю: 'u', я: 'ia', э: 'e' },
]
const PLAIN_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a б=b в=v г=g д=d е=e з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f ч=ch ш=sh ъ= ь='
    .split(' ')
    .map((pair) => pair.split('=')),
)
const KAZAKH_AS_RUSSIAN = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и', ё: 'е' }
const LEET: Readonly<Record<string, string>> = { '@': 'a', $: 's', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

function replaceLetters(text: string, map: Readonly<Record<string, string>>): string {
  return text
    .split('')
    .map((letter) => map[letter] ?? letter)
    .join('')
}

function mapKeys(from: string, to: string): Readonly<Record<string, string>> {
  return Object.fromEntries(from.split('').map((key, i) => [key, to.charAt(i)]))
}
const WRONG_LAYOUT = { ...mapKeys(RUSSIAN_KEYS, LATIN_KEYS), ...mapKeys(LATIN_KEYS, RUSSIAN_KEYS) }

function listSpellings(word: string): string[] {
  const latin = TRANSLITERATIONS.map((map) => replaceLetters(word, { ...PLAIN_LATIN, ...map }))
  return [word, replaceLetters(word, WRONG_LAYOUT), ...latin]
}

function sortLongestFirst(words: Iterable<string>): string[] {
  return [...new Set(words)].toSorted((a, b) => b.length - a.length)
}
const WORDS = sortLongestFirst(`${RUSSIAN_WORDS} ${LATIN_WORDS}`.split(' ').flatMap(listSpellings))

const ROWS = [
  '12345678901234567890',
  '!@#$%^&*()',
  '!"№;%:?*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1й2ц3у4к5е6н7г8ш9щ0з',
  'qazwsxedcrfvtgbyhnujm',
  'йфяцычувскамепи',
]
const WALKS = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))]
const WALK_MIN = 3

/** Length of the pattern at `start`: a known word, neighbouring keys or a repeated character; 0 if there is none. */
function measurePattern(text: string, unleeted: string, start: number, words: readonly string[]): number {
  const word =
    words.find((candidate) => text.startsWith(candidate, start) || unleeted.startsWith(candidate, start))?.length ?? 0
  const repeat = /^(.)\1{2,}/u.exec(text.slice(start))?.[0].length ?? 0
  let walk = WALK_MIN
  while (start + walk <= text.length && WALKS.some((line) => line.includes(text.slice(start, start + walk)))) walk += 1
  return Math.max(word, repeat, walk > WALK_MIN ? walk - 1 : 0)
}

/** Leaves the characters that someone who knows the patterns would still have to guess. */
function removePatterns(text: string, words: readonly string[]): string {
  const unleeted = replaceLetters(text, LEET)
  let rest = ''
  for (let i = 0; i < text.length;) {
    const pattern = measurePattern(text, unleeted, i, words)
    if (pattern === 0) rest += text.charAt(i)
    i += pattern || 1
  }
  return rest
}

// A year, a short date, a house number or "!!" does not make a pattern a safe password.
function isEasyToGuess(rest: string): boolean {
  const count = (kind: RegExp) => rest.match(kind)?.length ?? 0
  return count(/\p{L}/gu) <= 2 && count(/\d/g) <= 6 && count(/[^\p{L}\d]/gu) <= 3
}

const PHONE = /^(?:\+?7|8)?7\d{9}$/
const IIN = /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/
const REPEATED = /^(.{1,4}?)\1{2,}.{0,3}$/u

function isCommon(text: string, words: readonly string[]): boolean {
  const digits = text.replaceAll(/[\s()-]/g, '')
  if (PHONE.test(digits) || IIN.test(digits) || REPEATED.test(text)) return true
  const rest = removePatterns(text, words)
  return rest.length < text.length && isEasyToGuess(rest)
}

function normalise(text: string): string {
  return replaceLetters(text.normalize('NFKC').toLowerCase(), KAZAKH_AS_RUSSIAN)
}

export type PasswordProblem = 'password_too_short' | 'password_common'

/** `own`: what others know about the person, such as e-mail, name and company. */
export function findPasswordProblem(password: string, own: readonly string[] = []): PasswordProblem | null {
  if (Array.from(password).length < PASSWORD_MIN) return 'password_too_short'
  const ownWords = own.flatMap((text) => normalise(text).split(/[^\p{L}]+/u)).filter((word) => word.length > 3)
  const words = ownWords.length > 0 ? sortLongestFirst([...ownWords.flatMap(listSpellings), ...WORDS]) : WORDS
  return isCommon(normalise(password), words) ? 'password_common' : null
}
