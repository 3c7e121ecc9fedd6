// The words of a query as conditions on lot_search s, with an estimate of how many lots match them.
import { sql } from 'kysely'
import { listRequiredWords } from '../../../language/correction.ts'
import type { Query, Word } from '../../../language/query.ts'
import { toCodeConditions } from './code-conditions.ts'
import { joinByOr, MATCH_NOTHING, toIntegerArray, type Condition } from './condition.ts'
import type { ResolvedFilter } from './resolve-filter.ts'

export interface WordConditions {
  conditions: Condition[]
  /** the number of lots with the rarest word; null without words */
  rarest: number | null
  /** the number of lots with all words if the words were independent; in fact there are rather more */
  expected: number
  /** the only lexeme required, if there is no other condition: its count is the total */
  onlyLexeme: number | null
}

interface WordCondition {
  condition: Condition
  lots: number
  /** a word that is one plain lexeme; all such words share one condition */
  lexeme: number | null
}

export function toWordConditions(query: Query, resolved: ResolvedFilter): WordConditions {
  const required = listRequiredWords(query).map((word) => toCondition(word, resolved))
  const lexemes = [...new Set(required.flatMap(({ lexeme }) => lexeme ?? []))]
  const conditions = required.filter(({ lexeme }) => lexeme === null).map(({ condition }) => condition)
  if (lexemes.length > 0) conditions.unshift(sql`s.terms @> ${toIntegerArray(lexemes)}`)
  conditions.push(...exclude(query.excluded, resolved))
  // two forms of one word count once
  const frequencies = [...new Map(required.map((one, place) => [one.lexeme ?? `word ${place}`, one.lots])).values()]
  const all = Math.max(resolved.lots, 1)
  return {
    conditions,
    rarest: frequencies.length === 0 ? null : Math.min(...frequencies),
    expected: frequencies.reduce((left, lots) => left * Math.min(1, lots / all), all),
    onlyLexeme: conditions.length === 1 && lexemes.length === 1 ? (lexemes[0] ?? null) : null,
  }
}

/** How many words of the catalogue the prefixes of a query stand for. */
export function countExpandedWords({ words, excluded }: Query, { prefixes }: ResolvedFilter): number {
  return [...words, ...excluded].reduce((sum, { prefix }) => sum + (prefixes.get(prefix ?? '')?.ids.length ?? 0), 0)
}

function exclude(words: readonly Word[], resolved: ResolvedFilter): Condition[] {
  const expanded = words.flatMap(({ prefix }) => resolved.prefixes.get(prefix ?? '')?.ids ?? [])
  const conditions = words
    .filter(({ prefix }) => prefix === null)
    .map((word): Condition => sql`not ${toCondition(word, resolved).condition}`)
  // No index helps to exclude, and && compares each of a lot's terms with each of the ids. `= any` looks them up in a
  // hash table, so hundreds of ids take no longer than one.
  if (expanded.length > 0)
    conditions.push(sql`not exists (select from unnest(s.terms) as term where term = any(${toIntegerArray(expanded)}))`)
  return conditions
}

function toCondition(word: Word, resolved: ResolvedFilter): WordCondition {
  if (word.prefix !== null) {
    const matching = resolved.prefixes.get(word.prefix)
    if (!matching || matching.ids.length === 0) return { condition: MATCH_NOTHING, lots: 0, lexeme: null }
    return { condition: sql`s.terms && ${toIntegerArray(matching.ids)}`, lots: matching.lots, lexeme: null }
  }
  const known = word.alternatives.flatMap((alternative) => {
    const terms = alternative.map((lexeme) => resolved.lexemes.get(lexeme))
    const ids = terms.flatMap((term) => term?.ids ?? [])
    return ids.length === alternative.length ? [{ ids, lots: Math.min(...terms.map((term) => term?.lots ?? 0)) }] : []
  })
  const lots = known.reduce((sum, one) => sum + one.lots, 0)
  const [first, second] = known
  if (!word.code && first && !second && first.ids.length === 1)
    return { condition: sql`s.terms @> ${toIntegerArray(first.ids)}`, lots, lexeme: first.ids[0] ?? null }
  const alternatives = hasAnyOf(known.map(({ ids }) => ids))
  if (word.code) alternatives.push(...toCodeConditions(word.code))
  return { condition: joinByOr(alternatives), lots, lexeme: null }
}

function hasAnyOf(alternatives: readonly (readonly number[])[]): Condition[] {
  const single = alternatives.filter((ids) => ids.length === 1).flat()
  const several = alternatives
    .filter((ids) => ids.length > 1)
    .map((ids): Condition => sql`s.terms @> ${toIntegerArray(ids)}`)
  return single.length === 0 ? several : [sql`s.terms && ${toIntegerArray(single)}`, ...several]
}
