// The words of a query as conditions on lot_search s, with an estimate of how many lots match them.
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { sql } from 'kysely'
import { listRequiredWords } from '../../../language/correction.ts'
import type { Query } from '../../../language/query.ts'
import type { Condition } from './condition.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import { estimate, toTierConditions, type Expected, type TierConditions } from './tier-conditions.ts'
import { BY_INDEX, BY_ROW, findOnlyLexeme, isWithin, LAST_TIER, toMatch, type WordMatch } from './word-match.ts'

export interface WordConditions extends Expected {
  conditions: Condition[]
  /** the same for lots that are read one by one, where no index helps */
  rowConditions: Condition[]
  /** words that must not occur */
  excluded: Condition[]
  /** of each word: whether one of the lot's own texts has it, and the first lexeme of each way to have it */
  places: { inTexts: Condition; lexemes: readonly number[] }[]
  /** in the order of relevance; empty in any other order */
  tiers: TierConditions[]
  /** the only lexeme required, if there is no other condition: its count is the total */
  onlyLexeme: number | null
}

export function toWordConditions(query: Query, resolved: ResolvedFilter, withTiers: boolean): WordConditions {
  const words = removeRepeated(listRequiredWords(query).map((word) => toMatch(word, resolved)))
  const [first, second] = words
  return {
    conditions: words.map((word) => isWithin(word, LAST_TIER, BY_INDEX)),
    rowConditions: words.map((word) => isWithin(word, LAST_TIER, BY_ROW)),
    // no index helps to exclude
    excluded: query.excluded.map((word): Condition => sql`not ${isWithin(toMatch(word, resolved), LAST_TIER, BY_ROW)}`),
    places: words.map((word) => ({
      inTexts: isWithin(word, LAST_TIER - 1, BY_ROW),
      lexemes: word.alternatives.flatMap(({ lexemes: [lexeme] }) => lexeme ?? []),
    })),
    ...estimate(words, LAST_TIER, resolved.lots),
    tiers: withTiers ? MATCH_TIERS.map((_, tier) => toTierConditions(words, tier, resolved.lots)) : [],
    onlyLexeme: first && !second ? findOnlyLexeme(first) : null,
  }
}

/** How many words of the catalogue the prefixes of a query stand for. */
export function countExpandedWords({ words, excluded }: Query, { prefixes }: ResolvedFilter): number {
  return [...words, ...excluded].reduce((sum, { prefix }) => sum + (prefixes.get(prefix ?? '')?.ids.length ?? 0), 0)
}

/** Two forms of one word are one condition. */
function removeRepeated(words: readonly WordMatch[]): WordMatch[] {
  return [...new Map(words.map((word, place) => [findOnlyLexeme(word) ?? `word ${place}`, word])).values()]
}
