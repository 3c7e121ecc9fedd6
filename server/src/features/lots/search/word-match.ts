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

/** The lot has the word in this tier or an earlier one. */
export function isWithin({ alternatives, code }: WordMatch, tier: number, hasAny = hasAnyOf): Condition {
  const single = alternatives.filter(({ lexemes }) => lexemes.length === 1).flatMap(({ lexemes }) => lexemes)
  const several = alternatives.filter(({ lexemes }) => lexemes.length > 1)
  const terms = single.flatMap((lexeme) => listTerms(lexeme, tier))
  return joinByOr([
    ...(terms.length > 0 ? [hasAny(terms)] : []),
    ...several.map(({ lexemes }): Condition => {
      if (tier === 0) return hasAll(lexemes.map((lexeme) => toTerm(lexeme, 0)))
      return sql`(${joinByAnd(lexemes.map((lexeme) => hasAnyOf(listTerms(lexeme, tier))))})`
    }),
    ...(code ? toCodeConditions(code) : []),
  ])
}

export const hasAll = (terms: readonly number[]): Condition => sql`s.terms @> ${toIntegerArray(terms)}`

export function hasAnyOf(terms: readonly number[]): Condition {
  return terms.length === 1 ? hasAll(terms) : sql`s.terms && ${toIntegerArray(terms)}`
}

const MAX_COMPARED_TERMS = 32

/**
 * For lots that are read one by one, where no index helps. && compares each entry of a lot with each of the terms;
 * `= any` looks them up in a hash table, and a prefix has many.
 */
export function hasAnyOfRow(terms: readonly number[]): Condition {
  if (terms.length <= MAX_COMPARED_TERMS) return hasAnyOf(terms)
  return sql`exists (select from unnest(s.terms) as term where term = any(${toIntegerArray(terms)}))`
}
