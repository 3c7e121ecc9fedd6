// Finds the words of a query in a text, by the same lexemes that the index uses.
import type { Term } from './analyse.ts'
import { listRequiredWords } from './correction.ts'
import type { Query, Word } from './query.ts'

export type Range = [start: number, end: number]

/** The lexemes and prefixes to mark; made once per query and used for every lot. */
export interface HighlightTerms {
  lexemes: ReadonlySet<string>
  /** lexemes that are marked only where all of them occur: «устройство» alone is no МФУ */
  together: readonly (readonly string[])[]
  prefixes: readonly string[]
}

export function toHighlightTerms(query: Query): HighlightTerms {
  const words = listRequiredWords(query)
  const alternatives = words.flatMap((word) => word.alternatives)
  return {
    lexemes: new Set(alternatives.filter(({ length }) => length === 1).flat()),
    together: alternatives.filter(({ length }) => length > 1),
    prefixes: words.flatMap((word) => word.prefix ?? []),
  }
}

/**
 * Returns the ranges to mark in an analysed text, in order; ranges that touch are merged. `whole`: all texts of which
 * it is a part.
 */
export function findRanges(
  terms: readonly Term[],
  { lexemes, together, prefixes }: HighlightTerms,
  whole = terms,
): Range[] {
  if (lexemes.size === 0 && together.length === 0 && prefixes.length === 0) return []
  const marked = new Set([...lexemes, ...together.filter((all) => hasAll(all, whole)).flat()])
  const found = terms.filter(
    ({ lexeme, form }) => marked.has(lexeme) || prefixes.some((prefix) => (form ?? lexeme).startsWith(prefix)),
  )
  return mergeRanges(found.map(({ start, end }): Range => [start, end]))
}

/** Whether the word is among these terms. */
export function occurs(word: Word, terms: readonly Term[]): boolean {
  const { prefix } = word
  if (prefix !== null) return terms.some(({ lexeme, form }) => (form ?? lexeme).startsWith(prefix))
  return word.alternatives.some((alternative) => hasAll(alternative, terms))
}

const hasAll = (lexemes: readonly string[], terms: readonly Term[]) =>
  lexemes.every((required) => terms.some(({ lexeme }) => lexeme === required))

function mergeRanges(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else result.push(range)
  }
  return result
}
