// spec 2 §2: the company checklist is grouped by first letter. Nearly every customer's name begins with its legal
// form, so the legal form is skipped: КГУ "Школа-гимназия" is listed under Ш.

const LEGAL_WORDS = new Set(
  [
    'тоо ао нао оао зао гу кгу ргу ггу кгп ргп гкп гккп кгкп ргкп ип кх пк оо оф чу нпп нк',
    'товарищество с ограниченной ответственностью акционерное некоммерческое общество национальная компания',
    'коммунальное государственное республиканское казенное казённое предприятие учреждение',
    'на пхв праве хозяйственного ведения оперативного управления',
  ].flatMap((line) => line.split(' ')),
)

// The list may have 20,000 names, so each name is read only up to its first word that is no legal form.
const WORD = /[\p{L}\d]+(?:[-.][\p{L}\d]+)*/gu

/** Removes the legal form and the punctuation before the company's own name. */
function stripLegalForm(name: string): string {
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

function toSortKey(text: string): string {
  return text.toLowerCase().replaceAll(/[ёәғқңөұүһі]/g, (letter) => `${AFTER[letter]}${LAST}`)
}

const OTHER = '#'

function getFirstLetter(ownName: string): string {
  const first = ownName.charAt(0).toUpperCase()
  if (first === 'Ё') return 'Е'
  return /\p{L}/u.test(first) ? first : OTHER
}

export interface LetterGroup {
  letter: string
  names: string[]
}

/** Cyrillic letters come first, then Latin ones, then digits; names within a letter are sorted. */
export function groupByLetter(names: readonly string[]): LetterGroup[] {
  const sorted = names
    .map((name) => {
      const ownName = stripLegalForm(name)
      const letter = getFirstLetter(ownName)
      const rank = letter === OTHER ? '3' : /\p{Script=Cyrillic}/u.test(letter) ? '1' : '2'
      return { name, letter, key: rank + toSortKey(ownName) }
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
