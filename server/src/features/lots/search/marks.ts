// Where the words of the search stand in a lot that was found.
import { demanded } from '../../../language/correction.ts'
import { highlight, occurs, wantedBy, type Range } from '../../../language/highlight.ts'
import type { Query } from '../../../language/query.ts'
import { analysed } from '../analysed.ts'

export interface Marks {
  /** by the name of the field */
  highlights: Record<string, Range[]>
  foundInDocuments: boolean
}

export type Texts = Readonly<Record<string, string | null>>

/** Answers the marks of any lot by its texts and its codes. */
export function marker(query: Query): (texts: Texts, codes: Texts) => Marks {
  const words = demanded(query)
  const wanted = wantedBy(query)
  const spellings = words.flatMap(({ code }) => [...(code?.spellings ?? []), ...(code?.ensTru ? [code.ensTru] : [])])
  return (texts, codes) => {
    if (words.length === 0) return { highlights: {}, foundInDocuments: false }
    const own = Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, terms: analysed(text) }] : []))
    const terms = own.flatMap((one) => one.terms)
    const inTexts = own.map((one) => [one.field, highlight(one.terms, wanted)] as const)
    const inCodes = Object.entries(codes).map(([field, code]) => [field, markedCode(code ?? '', spellings)] as const)
    return {
      highlights: Object.fromEntries([...inTexts, ...inCodes].filter(([, ranges]) => ranges.length > 0)),
      foundInDocuments: words.some((word) => word.code === null && !occurs(word, terms)),
    }
  }
}

function markedCode(code: string, spellings: readonly string[]): Range[] {
  const found = spellings.find((spelling) => code.startsWith(spelling) || code.replaceAll('.', '').startsWith(spelling))
  return found === undefined || code === ''
    ? []
    : [[0, Math.min(code.length, code.startsWith(found) ? found.length : found.length + 2)]]
}
