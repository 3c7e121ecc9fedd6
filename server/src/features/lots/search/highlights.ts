// Where the words of a search occur in a lot that it found.
import { listRequiredWords } from '../../../language/correction.ts'
import { findRanges, occurs, toHighlightTerms, type Range } from '../../../language/highlight.ts'
import type { Query } from '../../../language/query.ts'
import { createQuickTest } from '../../../language/quick-test.ts'
import { analyseLine } from '../analyse-line.ts'

export interface Highlights {
  /** by the name of the field */
  highlights: Record<string, Range[]>
  foundInDocuments: boolean
}

export type Texts = Readonly<Record<string, string | null>>
export type Highlighter = (texts: Texts, codes: Texts) => Highlights

/** For one query; marks any lot by its texts and its codes. */
export function createHighlighter(query: Query): Highlighter {
  const words = listRequiredWords(query)
  const highlightTerms = toHighlightTerms(query)
  const mayHave = createQuickTest(highlightTerms)
  const spellings = words.flatMap(({ code }) => [...(code?.spellings ?? []), ...(code?.ensTru ? [code.ensTru] : [])])
  return (texts, codes) => {
    if (words.length === 0) return { highlights: {}, foundInDocuments: false }
    const fields = Object.entries(texts).flatMap(([field, text]) =>
      text && mayHave(text) ? [{ field, terms: analyseLine(text) }] : [],
    )
    const terms = fields.flatMap((one) => one.terms)
    // the words of a synonym are marked apart from each other only where nothing else says why the lot was found
    const isInOneField = words.every((word) => word.code !== null || fields.some((one) => occurs(word, one.terms)))
    const inTexts = fields.map(
      (one) => [one.field, findRanges(one.terms, highlightTerms, isInOneField ? one.terms : terms)] as const,
    )
    const inCodes = Object.entries(codes).map(([field, code]) => [field, markCode(code ?? '', spellings)] as const)
    return {
      highlights: Object.fromEntries([...inTexts, ...inCodes].filter(([, ranges]) => ranges.length > 0)),
      foundInDocuments: words.some((word) => word.code === null && !occurs(word, terms)),
    }
  }
}

function markCode(code: string, spellings: readonly string[]): Range[] {
  const found = spellings.find((spelling) => code.startsWith(spelling) || code.replaceAll('.', '').startsWith(spelling))
  if (found === undefined || code === '') return []
  // an ENS TRU code is written with two dots
  return [[0, Math.min(code.length, code.startsWith(found) ? found.length : found.length + 2)]]
}
