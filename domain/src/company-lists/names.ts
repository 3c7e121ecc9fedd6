// Portals spell one customer in many ways. One function here decides what is shown, the other which spellings are one
// company.
const OPENING = '«„‹'
const CLOSING = '»”›'
/** These open at a word's start and close at its end. */
const EITHER = `"'“`
const QUOTES = new RegExp(`[${OPENING}${CLOSING}${EITHER}\`’‘]`, 'g')

/** Is every quote that opens inside also closed there? An apostrophe within a word is not a quote. */
function isBalanced(inner: string): boolean {
  let depth = 0
  for (const [i, character] of inner.split('').entries()) {
    const atStart = /^[\s(-]?$/.test(inner[i - 1] ?? '')
    const withinWord = !atStart && /^[\p{L}\d]$/u.test(inner[i + 1] ?? '')
    const either = EITHER.includes(character) && !withinWord
    if (OPENING.includes(character) || (either && atStart)) depth += 1
    else if (CLOSING.includes(character) || either) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** spec 2 §5: quotes wrapped around a company name are stripped; quotes inside it stay. */
export function stripWrappedQuotes(name: string): string {
  const trimmed = name.trim()
  const inner = trimmed.slice(1, -1)
  const opens = (OPENING + EITHER).includes(trimmed.charAt(0))
  const closes = (CLOSING + EITHER).includes(trimmed.charAt(trimmed.length - 1))
  return trimmed.length > 2 && opens && closes && isBalanced(inner) ? stripWrappedQuotes(inner) : trimmed
}

// Legal forms are often typed in Latin letters that look the same.
const LOOKALIKES: Readonly<Record<string, string>> = { t: 'т', o: 'о', a: 'а' }
const LEGAL_FORMS = new Set(['тоо', 'ао', 'оо'])

function toCyrillicForm(word: string): string {
  const folded = word.replaceAll(/[toa]/g, (letter) => LOOKALIKES[letter] ?? letter)
  return LEGAL_FORMS.has(folded) ? folded : word
}

/** Names with the same key are one company: quotes, case, spaces and ё make no difference. */
export function toCompanyKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(QUOTES, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return words.map(toCyrillicForm).join(' ')
}

export interface CompanyName {
  key: string
  name: string
}

/** spec 2 §4: merged uniquely. Each company once, by its first spelling; what has nothing but quotes is no name. */
export function mergeCompanyNames(names: readonly string[]): CompanyName[] {
  const byKey = new Map<string, CompanyName>()
  for (const given of names) {
    const name = stripWrappedQuotes(given)
    const key = toCompanyKey(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, { key, name })
  }
  return [...byKey.values()]
}
