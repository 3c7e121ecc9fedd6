// The words of a query as conditions on the lots of one tier of the order by relevance.
import { sql } from 'kysely'
import { listTerms, toTerm } from '../indexing/terms.ts'
import { joinByAnd, type Condition } from './condition.ts'
import {
  BY_INDEX,
  BY_ROW,
  findOnlyLexeme,
  isWithin,
  LAST_TIER,
  listLexemes,
  type TermTest,
  type WordMatch,
} from './word-match.ts'

export interface Expected {
  /** the number of lots with the rarest word; null without words */
  rarest: number | null
  /** the number of lots with all words if the words were independent; in fact there are rather more */
  expected: number
}

/** The lots that have every word in this tier or an earlier one, but not all of them in earlier ones. */
export interface TierConditions extends Expected {
  conditions: Condition[]
  /** the same for lots that are read one by one, where no index helps */
  rowConditions: Condition[]
  /** every word of a lot that was read is in this tier or an earlier one */
  within: Condition
  /** the lots of this tier and of all later ones */
  rest: Expected & { conditions: Condition[] }
}

export function toTierConditions(words: readonly WordMatch[], tier: number, allLots: number): TierConditions {
  const [here, all] = [estimate(words, tier, allLots), estimate(words, LAST_TIER, allLots)]
  const within = areWithin(words, tier, BY_ROW)
  const conditions = [areWithin(words, tier, BY_INDEX)]
  const anywhere = words.map((word) => isWithin(word, LAST_TIER, BY_INDEX))
  if (tier === 0)
    return { conditions, rowConditions: [within], within, ...here, rest: { ...all, conditions: anywhere } }
  const before = estimate(words, tier - 1, allLots).expected
  const expected = Math.max(0, here.expected - before)
  const isNotEarlier: Condition = sql`not ${areWithin(words, tier - 1, BY_ROW)}`
  const [word, second] = words
  const lexemes = word && !second ? listLexemes(word) : null
  if (lexemes === null)
    return {
      conditions: [...conditions, isNotEarlier],
      rowConditions: [within, isNotEarlier],
      within,
      rarest: here.rarest,
      expected,
      // the index leads to the lots of earlier tiers as well
      rest: { ...all, conditions: [...anywhere, isNotEarlier] },
    }
  // A lot has one entry per lexeme: the index leads to the lots of this tier alone. Only a lot with several of the
  // lexemes may belong to an earlier tier.
  const others = lexemes.length > 1 ? [isNotEarlier] : []
  const terms = lexemes.map((lexeme) => toTerm(lexeme, tier)).toSorted((a, b) => a - b)
  const left = Math.max(0, all.expected - before)
  return {
    conditions: [BY_INDEX.any(terms), ...others],
    rowConditions: [BY_ROW.any(terms), ...others],
    within,
    rarest: expected,
    expected,
    rest: {
      rarest: left,
      expected: left,
      conditions: [BY_INDEX.any(lexemes.flatMap((lexeme) => listTerms(lexeme).slice(tier))), ...others],
    },
  }
}

/** How many lots have all the words in this tier or an earlier one. */
export function estimate(words: readonly WordMatch[], tier: number, allLots: number): Expected {
  const all = Math.max(allLots, 1)
  const frequencies = words.map(({ alternatives }) =>
    alternatives.reduce((sum, alternative) => sum + (alternative.lots[tier] ?? 0), 0),
  )
  return {
    rarest: frequencies.length === 0 ? null : Math.min(...frequencies),
    expected: frequencies.reduce((left, lots) => left * Math.min(1, lots / all), all),
  }
}

/** Every word is in this tier or an earlier one. */
function areWithin(words: readonly WordMatch[], tier: number, test: TermTest): Condition {
  const lexemes = words.map(findOnlyLexeme)
  // in the first tier a plain lexeme is one entry, and all such entries are one condition
  const plain = tier === 0 ? lexemes.flatMap((lexeme) => (lexeme === null ? [] : [toTerm(lexeme, 0)])) : []
  const others = words.filter((_, place) => tier > 0 || lexemes[place] === null)
  return sql`(${joinByAnd([
    ...(plain.length > 0 ? [test.all(plain)] : []),
    ...others.map((word) => isWithin(word, tier, test)),
  ])})`
}
