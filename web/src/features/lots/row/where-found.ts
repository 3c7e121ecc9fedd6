import { guessLanguage, LANGUAGES, type Language } from '@tendertap/domain/languages'
import { pickLotName, pickLotText, SUFFIX, type Lot, type Wording } from '../lot.ts'

type Place = 'name' | 'description' | 'tender' | 'customer' | 'ensTru'

// how many characters of a cut text stay before the first found word
const BEFORE_MARK = 40
// fewer after the name of a document, which stands in the same line
const BEFORE_MARK_IN_DOCUMENT = 16
const MOST_LETTERS_OF_NAME = 40

/**
 * The text in which the search found words that the row does not show. Without it nobody understands why «картридж»
 * finds 'Тонер'.
 */
export function findMatchPlace(lot: Lot, language: Language): { place: Place; wording: Wording } | null {
  const { highlights, foundIn } = lot
  if ('contractNumber' in highlights || 'code' in highlights) return null
  const shownName = pickLotName(lot, language)
  const isNameMarked = (shownName.marks ?? []).length > 0
  const shownStems = new Set(
    [shownName, pickLotText(lot, 'customer', language)].flatMap((shown) => (shown ? cutToStems(shown) : [])),
  )
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)]
  const inEachLanguage = (place: Place, field: string, text: (suffix: 'Ru' | 'Kz' | 'En') => string | null) =>
    languages.map((one) => ({ place, key: `${field}${SUFFIX[one]}`, text: text(SUFFIX[one]), language: one }))
  const places = [
    ...inEachLanguage('description', 'description', (suffix) => lot[`description${suffix}`]),
    ...inEachLanguage('description', 'additionalDescription', (suffix) => lot[`additionalDescription${suffix}`]),
    ...inEachLanguage('name', 'name', (suffix) => lot[`name${suffix}`]),
    ...inEachLanguage('tender', 'Tender.name', (suffix) => lot.Tender[`name${suffix}`]),
    ...inEachLanguage('customer', 'customer', (suffix) => lot[`customer${suffix}`]),
    ...inEachLanguage('ensTru', 'ensTruName', (suffix) => lot[`ensTruName${suffix}`]),
    { place: 'ensTru', key: 'ensTruCode', text: lot.ensTruCode, language: null },
  ] as const
  for (const { place, key, text, language: textLanguage } of places) {
    // a name or customer that matches in one language need not be shown in another
    if (shownStems.size > 0 && (place === 'name' || place === 'customer')) continue
    // where the name and the ENS TRU name have all the words, nothing else has to explain the lot
    if (isNameMarked && foundIn === 'name' && place !== 'ensTru') continue
    // and a translation of a marked name helps only somebody who reads that language
    if (isNameMarked && place === 'ensTru' && textLanguage !== null && textLanguage !== language) continue
    const wording = { text: text ?? '', language: textLanguage, marks: highlights[key] }
    if (cutToStems(wording).some((stem) => !shownStems.has(stem)))
      return { place, wording: cutBeforeFirstMark(wording) }
  }
  return null
}

/** The document that has the words, and its words. Null: the lot itself has all of them, or no document is known. */
export function findDocumentMatch(lot: Lot): { name: Wording | null; wording: Wording } | null {
  const { documentMatch, foundInDocuments, foundIn } = lot
  if (!documentMatch || !(foundInDocuments || foundIn === 'documents')) return null
  const { originalFileName: name, text, marks } = documentMatch
  return {
    name: name === null ? null : { text: `«${shortenFileName(name)}»`, language: guessLanguage(name) },
    wording: cutBeforeFirstMark({ text, language: guessLanguage(text), marks }, BEFORE_MARK_IN_DOCUMENT),
  }
}

/** A long name loses its middle: how it begins and its extension tell more. */
function shortenFileName(name: string): string {
  if (name.length <= MOST_LETTERS_OF_NAME) return name
  return `${name.slice(0, MOST_LETTERS_OF_NAME - 9)}…${name.slice(-8)}`
}

/** The first four letters of each marked word: enough to tell the words of a search apart. */
const cutToStems = ({ text, marks = [] }: Wording) =>
  marks.map(([from, to]) => text.slice(from, to).toLowerCase().slice(0, 4))

/** Cuts the beginning of a long text, so that the found words are visible in a shortened line. */
function cutBeforeFirstMark({ text, language, marks = [] }: Wording, before = BEFORE_MARK): Wording {
  const [first] = marks
  const start = first === undefined || first[0] <= before ? 0 : text.indexOf(' ', first[0] - before) + 1
  if (start === 0 || first === undefined || start > first[0]) return { text, language, marks }
  return {
    text: `… ${text.slice(start)}`,
    language,
    marks: marks.map(([from, to]) => [from - start + 2, to - start + 2]),
  }
}
