// The words of a query as conditions on lot_search s, with an estimate of how many lots match them.
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { sql } from 'kysely'
import type { CodeLike } from '../../../language/codes.ts'
import { listRequiredWords } from '../../../language/correction.ts'
import type { Query, Word } from '../../../language/query.ts'
import { listTerms, toTerm } from '../indexing/terms.ts'
import { toCodeConditions } from './code-conditions.ts'
import { joinByAnd, joinByOr, toIntegerArray, type Condition } from './condition.ts'
import type { ResolvedFilter } from './resolve-filter.ts'

export interface WordConditions extends Expected {
  conditions: Condition[]
  /** the same for lots that are read one by one, where no index helps */
  rowConditions: Condition[]
  /** words that must not occur */
  excluded: Condition[]
  /** of each word: whether one of the lot's own texts has it, and the lexemes that stand for it */
  places: { inTexts: Condition; lexemes: readonly number[] }[]
  /** in the order of relevance; empty without words */
  tiers: TierConditions[]
  /** the only lexeme required, if there is no other condition: its count is the total */
  onlyLexeme: number | null
}

export interface Expected {
  /** the number of lots with the rarest word; null without words */
  rarest: number | null
  /** the number of lots with all words if the words were independent; in fact there are rather more */
  expected: number
}

/** The lots that have every word in this tier or an earlier one, but not all of them in earlier ones. */
export interface TierConditions extends Expected {
  conditions: Condition[]
  rowConditions: Condition[]
  /** every word is in this tier or an earlier one */
  within: Condition
  /** the lots of this tier and of all later ones */
  rest: Expected & { conditions: Condition[] }
}

/** One way to have a word: all of these lexemes. A prefix stands for many words, each of which will do. */
interface Alternative {
  lexemes: readonly number[]
  /** how many lots have it in a tier or an earlier one, by tier */
  lots: readonly number[]
}

interface WordMatch {
  alternatives: readonly Alternative[]
  code: CodeLike | null
}

const LAST_TIER = MATCH_TIERS.length - 1

export function toWordConditions(query: Query, resolved: ResolvedFilter): WordConditions {
  const words = removeRepeated(listRequiredWords(query).map((word) => toMatch(word, resolved)))
  const conditions = words.map((word) => isWithin(word, LAST_TIER))
  return {
    conditions,
    rowConditions: words.map((word) => isWithin(word, LAST_TIER, hasAnyOfRow)),
    // no index helps to exclude
    excluded: query.excluded.map(
      (word): Condition => sql`not ${isWithin(toMatch(word, resolved), LAST_TIER, hasAnyOfRow)}`,
    ),
    places: words.map((word) => ({
      inTexts: isWithin(word, LAST_TIER - 1, hasAnyOfRow),
      lexemes: word.alternatives.flatMap(({ lexemes }) => lexemes),
    })),
    ...estimate(words, LAST_TIER, resolved.lots),
    tiers: words.length === 0 ? [] : MATCH_TIERS.map((_, tier) => toTierConditions(words, tier, resolved.lots)),
    onlyLexeme: words.length === 1 && words[0] ? findOnlyLexeme(words[0]) : null,
  }
}

/** How many words of the catalogue the prefixes of a query stand for. */
export function countExpandedWords({ words, excluded }: Query, { prefixes }: ResolvedFilter): number {
  return [...words, ...excluded].reduce((sum, { prefix }) => sum + (prefixes.get(prefix ?? '')?.ids.length ?? 0), 0)
}

function toMatch(word: Word, { lexemes, prefixes }: ResolvedFilter): WordMatch {
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

/** Two forms of one word are one condition. */
function removeRepeated(words: readonly WordMatch[]): WordMatch[] {
  return [...new Map(words.map((word, place) => [findOnlyLexeme(word) ?? `word ${place}`, word])).values()]
}

/** The lexeme of a word that is one plain lexeme. */
function findOnlyLexeme({ alternatives, code }: WordMatch): number | null {
  const [first, second] = alternatives
  return code === null && first && !second && first.lexemes.length === 1 ? (first.lexemes[0] ?? null) : null
}

function estimate(words: readonly WordMatch[], tier: number, allLots: number): Expected {
  const all = Math.max(allLots, 1)
  const frequencies = words.map(({ alternatives }) =>
    alternatives.reduce((sum, alternative) => sum + (alternative.lots[tier] ?? 0), 0),
  )
  return {
    rarest: frequencies.length === 0 ? null : Math.min(...frequencies),
    expected: frequencies.reduce((left, lots) => left * Math.min(1, lots / all), all),
  }
}

function toTierConditions(words: readonly WordMatch[], tier: number, allLots: number): TierConditions {
  const within = areWithin(words, tier)
  const { rarest, expected } = estimate(words, tier, allLots)
  const all = estimate(words, LAST_TIER, allLots)
  const anywhere = words.map((word) => isWithin(word, LAST_TIER))
  if (tier === 0)
    return {
      conditions: [within],
      rowConditions: [areWithin(words, tier, hasAnyOfRow)],
      within,
      rarest,
      expected,
      rest: { ...all, conditions: anywhere },
    }
  const before = estimate(words, tier - 1, allLots)
  const expectedHere = Math.max(0, expected - before.expected)
  const [first, second] = words
  const only = first && !second ? findOnlyLexeme(first) : null
  // a lot has one entry per lexeme, so a tier of a single lexeme is one entry
  if (only !== null) {
    const own = [hasAll([toTerm(only, tier)])]
    const left = all.expected - before.expected
    return {
      conditions: own,
      rowConditions: own,
      within,
      rarest: expectedHere,
      expected: expectedHere,
      rest: { rarest: left, expected: left, conditions: [hasAnyOf(listTerms(only).slice(tier))] },
    }
  }
  const isNotEarlier: Condition = sql`not ${areWithin(words, tier - 1, hasAnyOfRow)}`
  return {
    conditions: [within, isNotEarlier],
    rowConditions: [areWithin(words, tier, hasAnyOfRow), isNotEarlier],
    within,
    rarest,
    expected: expectedHere,
    // the index leads to the lots of earlier tiers as well
    rest: { ...all, conditions: [...anywhere, isNotEarlier] },
  }
}

function areWithin(words: readonly WordMatch[], tier: number, hasAny = hasAnyOf): Condition {
  const lexemes = words.map(findOnlyLexeme)
  // in the first tier a plain lexeme is one entry, and all such entries are one condition
  const plain = tier === 0 ? lexemes.flatMap((lexeme) => (lexeme === null ? [] : [toTerm(lexeme, 0)])) : []
  const others = words.filter((_, place) => tier > 0 || lexemes[place] === null)
  return sql`(${joinByAnd([
    ...(plain.length > 0 ? [hasAll(plain)] : []),
    ...others.map((word) => isWithin(word, tier, hasAny)),
  ])})`
}

function isWithin({ alternatives, code }: WordMatch, tier: number, hasAny = hasAnyOf): Condition {
  const [single, several] = [true, false].map((isSingle) =>
    alternatives.filter(({ lexemes }) => (lexemes.length === 1) === isSingle).map(({ lexemes }) => lexemes),
  )
  const terms = (single ?? []).flat().flatMap((lexeme) => listTerms(lexeme, tier))
  return joinByOr([
    ...(terms.length > 0 ? [hasAny(terms)] : []),
    ...(several ?? []).map((lexemes): Condition => {
      if (tier === 0) return hasAll(lexemes.map((lexeme) => toTerm(lexeme, 0)))
      return sql`(${joinByAnd(lexemes.map((lexeme) => hasAnyOf(listTerms(lexeme, tier))))})`
    }),
    ...(code ? toCodeConditions(code) : []),
  ])
}

const hasAll = (terms: readonly number[]): Condition => sql`s.terms @> ${toIntegerArray(terms)}`

function hasAnyOf(terms: readonly number[]): Condition {
  return terms.length === 1 ? hasAll(terms) : sql`s.terms && ${toIntegerArray(terms)}`
}

const MAX_COMPARED_TERMS = 32

/** && compares each entry of a lot with each of the terms. `= any` looks them up in a hash table: a prefix has many. */
function hasAnyOfRow(terms: readonly number[]): Condition {
  if (terms.length <= MAX_COMPARED_TERMS) return hasAnyOf(terms)
  return sql`exists (select from unnest(s.terms) as term where term = any(${toIntegerArray(terms)}))`
}
