import { LANGUAGES, type Language } from '@tendertap/domain/languages'
import { pickLotName, pickLotText, SUFFIX, type Lot, type Wording } from '../lot.ts'

type Place = 'name' | 'description' | 'tender' | 'customer' | 'ensTru'

const BEFORE = 40

/**
 * Where the words of the search stand that nothing in the row shows: otherwise 'Тонер' found by «картридж» is a riddle.
 */
export function findMatchPlace(lot: Lot, language: Language): { place: Place; wording: Wording } | null {
  const { highlights } = lot
  if ('contractNumber' in highlights || 'code' in highlights) return null
  const seen = new Set(
    [pickLotName(lot, language), pickLotText(lot, 'customer', language)].flatMap((shown) =>
      shown ? cutToStems(shown) : [],
    ),
  )
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)]
  const inEach = (place: Place, field: string, text: (suffix: 'Ru' | 'Kz' | 'En') => string | null) =>
    languages.map((one) => ({ place, key: `${field}${SUFFIX[one]}`, text: text(SUFFIX[one]), language: one }))
  const places = [
    ...inEach('description', 'description', (suffix) => lot[`description${suffix}`]),
    ...inEach('description', 'additionalDescription', (suffix) => lot[`additionalDescription${suffix}`]),
    ...inEach('name', 'name', (suffix) => lot[`name${suffix}`]),
    ...inEach('tender', 'Tender.name', (suffix) => lot.Tender[`name${suffix}`]),
    ...inEach('customer', 'customer', (suffix) => lot[`customer${suffix}`]),
    { place: 'ensTru', key: 'ensTruNameRu', text: lot.ensTruNameRu, language: 'ru' },
    { place: 'ensTru', key: 'ensTruCode', text: lot.ensTruCode, language: null },
  ] as const
  for (const { place, key, text, language: written } of places) {
    // what the row shows in this language needs no saying in another
    if (seen.size > 0 && (place === 'name' || place === 'customer')) continue
    const wording = { text: text ?? '', language: written, marks: highlights[key] }
    if (cutToStems(wording).some((stem) => !seen.has(stem))) return { place, wording: cutBeforeFirstMark(wording) }
  }
  return null
}

/** The beginnings of the marked words: near enough to tell one word of the search from another. */
const cutToStems = ({ text, marks = [] }: Wording) =>
  marks.map(([from, to]) => text.slice(from, to).toLowerCase().slice(0, 4))

/** The words that were found stand at the beginning of a long text, where a cut line still shows them. */
function cutBeforeFirstMark({ text, language, marks = [] }: Wording): Wording {
  const [first] = marks
  const start = first === undefined || first[0] <= BEFORE ? 0 : text.indexOf(' ', first[0] - BEFORE) + 1
  if (start === 0 || first === undefined || start > first[0]) return { text, language, marks }
  return {
    text: `… ${text.slice(start)}`,
    language,
    marks: marks.map(([from, to]) => [from - start + 2, to - start + 2]),
  }
}
