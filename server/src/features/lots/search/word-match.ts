// One word of a query as conditions on lot_search s: the lexemes for it, by the tier in which a lot has them.
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { sql } from 'kysely'
import type { CodeLike } from '../../../language/codes.ts'
import type { Word } from '../../../language/query.ts'
import { listTerms, toTerm } from '../indexing/terms.ts'
import { toCodeConditions } from './code-conditions.ts'
import { joinByAnd, joinByOr, toIntegerArray, type Condition } from './condition.ts'
import type { ResolvedFilter } from './resolve-filter.ts'

export const LAST_TIER = MATCH_TIERS.length - 1

/** One way to have a word: all of these lexemes. A prefix stands for many words, each of which will do. */
interface Alternative {
  lexemes: readonly number[]
  /** how many lots have it in a tier or an earlier one, by tier */
  lots: readonly number[]
}

export interface WordMatch {
  alternatives: readonly Alternative[]
  code: CodeLike | null
}

export function toMatch(word: Word, { lexemes, prefixes }: ResolvedFilter): WordMatch {
  if (word.prefix !== null) {
    const { ids = [], tiers = [] } = prefixes.get(word.prefix) ?? {}
    // the first one carries the lots of all
    const lots = (place: number) => (place === 0 ? addUp(tiers) : [])
    return { alternatives: ids.map((id, place) => ({ lexemes: [id], lots: lots(place) })), code: null }
  }
  const alternatives = word.alternatives.flatMap((alternative): Alternative[] => {
    const terms = alternative.flatMap((lexeme) => lexemes.get(lexeme) ?? [])
    if (terms.length < alternative.length) return []
    const lots = terms.map(({ tiers }) => addUp(tiers))
    return [
      {
        lexemes: terms.flatMap(({ ids }) => ids),
        lots: MATCH_TIERS.map((_, tier) => Math.min(...lots.map((one) => one[tier] ?? 0))),
      },
    ]
  })
  return { alternatives, code: word.code }
}

/** By tier → in a tier or an earlier one. */
function addUp(tiers: readonly number[]): number[] {
  let sum = 0
  return tiers.map((lots) => (sum += lots))
}

/** The lexeme of a word that is one plain lexeme. */
export function findOnlyLexeme(word: WordMatch): number | null {
  const [first, second] = listLexemes(word) ?? []
  return second === undefined ? (first ?? null) : null
}

/** The lexemes of a word, each of which will do; null for a code and for a word that takes several lexemes. */
export function listLexemes({ alternatives, code }: WordMatch): number[] | null {
  return code === null && alternatives.every(({ lexemes }) => lexemes.length === 1)
    ? alternatives.flatMap(({ lexemes }) => lexemes)
    : null
}

/** How a lot is tested for entries of its terms. */
export interface TermTest {
  /** it has one of them */
  any(terms: readonly number[]): Condition
  /** it has all of them */
  all(terms: readonly number[]): Condition
}

const hasAll = (terms: readonly number[]): Condition => sql`s.terms @> ${toIntegerArray(terms)}`

/** The operators that the index serves. */
export const BY_INDEX: TermTest = {
  any: (terms) => (terms.length === 1 ? hasAll(terms) : sql`s.terms && ${toIntegerArray(terms)}`),
  all: hasAll,
}

/**
 * For lots that are read one by one: intarray merges sorted arrays, the operators of the core compare each entry of a
 * lot with each of the terms. No index serves it, because the extension is in a schema of its own.
 */
export const BY_ROW: TermTest = {
  any: (terms) => sql`s.terms operator(intarray.&&) ${toIntegerArray(terms)}`,
  all: (terms) => joinByAnd(terms.map((term) => BY_ROW.any([term]))),
}

/** The lot has the word in this tier or an earlier one. */
export function isWithin({ alternatives, code }: WordMatch, tier: number, test: TermTest): Condition {
  const single = alternatives.filter(({ lexemes }) => lexemes.length === 1).flatMap(({ lexemes }) => lexemes)
  const several = alternatives.filter(({ lexemes }) => lexemes.length > 1)
  const terms = single.flatMap((lexeme) => listTerms(lexeme, tier)).toSorted((a, b) => a - b)
  return joinByOr([
    ...(terms.length > 0 ? [test.any(terms)] : []),
    ...several.map(({ lexemes }): Condition => {
      const conditions =
        tier === 0
          ? [test.all(lexemes.map((lexeme) => toTerm(lexeme, 0)))]
          : lexemes.map((lexeme) => test.any(listTerms(lexeme, tier)))
      return sql`(${joinByAnd(conditions)})`
    }),
    ...(code ? toCodeConditions(code) : []),
  ])
}
