// Finds the words of a query in a text, by the same lexemes by which the index found it.
import type { Term } from './analyse.ts'
import { listRequiredWords } from './correction.ts'
import type { Query, Word } from './query.ts'

export type Range = [start: number, end: number]

/** The lexemes and prefixes to mark; made once per query and used for every row. */
export interface Wanted {
  lexemes: ReadonlySet<string>
  prefixes: readonly string[]
}

export function toHighlightTerms(query: Query): Wanted {
  const words = listRequiredWords(query)
  return {
    lexemes: new Set(words.flatMap((word) => word.alternatives.flat())),
    prefixes: words.flatMap((word) => word.prefix ?? []),
  }
}

/** The ranges of an analysed text to mark, in order; ranges that touch are merged. */
export function findRanges(terms: readonly Term[], wanted: Wanted): Range[] {
  if (wanted.lexemes.size === 0 && wanted.prefixes.length === 0) return []
  const found = terms.filter(
    ({ lexeme, form }) =>
      wanted.lexemes.has(lexeme) || wanted.prefixes.some((prefix) => (form ?? lexeme).startsWith(prefix)),
  )
  return mergeRanges(found.map(({ start, end }): Range => [start, end]))
}

/** Whether the word is among these terms. */
export function occurs(word: Word, terms: readonly Term[]): boolean {
  const { prefix } = word
  if (prefix !== null) return terms.some(({ lexeme, form }) => (form ?? lexeme).startsWith(prefix))
  return word.alternatives.some((alternative) =>
    alternative.every((wanted) => terms.some(({ lexeme }) => lexeme === wanted)),
  )
}

function mergeRanges(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else result.push(range)
  }
  return result
}
