// spec 2 §2: the company checklist is grouped by first letter. Nearly every customer begins with its legal form, so the
// letter is that of its own name: КГУ "Школа-гимназия" stands under Ш.

const LEGAL_WORDS = new Set(
  [
    'тоо ао нао оао зао гу кгу ргу ггу кгп ргп гкп гккп кгкп ргкп ип кх пк оо оф чу нпп нк',
    'товарищество с ограниченной ответственностью акционерное некоммерческое общество национальная компания',
    'коммунальное государственное республиканское казенное казённое предприятие учреждение',
    'на пхв праве хозяйственного ведения оперативного управления',
  ].flatMap((line) => line.split(' ')),
)

// The list has 20,000 names: each is read from its beginning, only as far as needed.
const WORD = /[\p{L}\d]+(?:[-.][\p{L}\d]+)*/gu

/** The name without its legal form and without what is neither letter nor digit before it. */
function ownName(name: string): string {
  WORD.lastIndex = 0
  for (let word = WORD.exec(name); word; word = WORD.exec(name)) {
    if (!LEGAL_WORDS.has(word[0].toLowerCase())) return name.slice(word.index)
  }
  return name.slice(Math.max(0, name.search(/[\p{L}\d]/u)))
}

// Kazakh letters follow their Russian neighbours, as in the alphabet: Қ comes after К, not after Я.
const LAST = '\uFFFF'
const AFTER: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: `у${LAST}`,
  һ: 'х',
  і: 'ы',
}

function sortKey(text: string): string {
  return text.toLowerCase().replaceAll(/[ёәғқңөұүһі]/g, (letter) => `${AFTER[letter]}${LAST}`)
}

const OTHER = '#'

function letterOf(own: string): string {
  const first = own.charAt(0).toUpperCase()
  if (first === 'Ё') return 'Е'
  return /\p{L}/u.test(first) ? first : OTHER
}

export interface LetterGroup {
  letter: string
  names: string[]
}

/** Cyrillic first, then Latin, then what begins with a digit; within a letter by name. */
export function groupByLetter(names: readonly string[]): LetterGroup[] {
  const sorted = names
    .map((name) => {
      const own = ownName(name)
      const letter = letterOf(own)
      const rank = letter === OTHER ? '3' : /\p{Script=Cyrillic}/u.test(letter) ? '1' : '2'
      return { name, letter, key: rank + sortKey(own) }
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const groups: LetterGroup[] = []
  for (const { name, letter } of sorted) {
    const last = groups.at(-1)
    if (last?.letter === letter) last.names.push(name)
    else groups.push({ letter, names: [name] })
  }
  return groups
}
