// The words of a query as conditions on lot_search s, with how many lots they leave.
import { sql, type RawBuilder } from 'kysely'
import type { CodeLike } from '../../../language/codes.ts'
import type { Query, Word } from '../../../language/query.ts'
import type { Resolved } from './resolve.ts'
import { codeRange } from './ranges.ts'

export type Condition = RawBuilder<boolean>

export interface WordConditions {
  conditions: Condition[]
  /** lots with the rarest of the words; null without words */
  rarest: number | null
  /** lots with all of them, if words knew nothing of each other: in truth there are rather more */
  expected: number
  /** the one lexeme asked for, where nothing else is: its count is the total */
  only: number | null
}

export const NOTHING: Condition = sql`false`
const numbers = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`

interface Asked {
  condition: Condition
  lots: number
  /** a plain lexeme joins the others in one condition */
  single: number | null
}

export function wordConditions(query: Query, resolved: Resolved): WordConditions {
  const asked = [...query.words, ...query.phrases.flatMap((phrase) => phrase.words)].map((word) => ask(word, resolved))
  const singles = [...new Set(asked.flatMap(({ single }) => single ?? []))]
  const conditions = asked.filter(({ single }) => single === null).map(({ condition }) => condition)
  if (singles.length > 0) conditions.unshift(sql`s.terms @> ${numbers(singles)}`)
  for (const word of query.excluded) conditions.push(sql`not ${ask(word, resolved).condition}`)
  // a word typed in two of its forms is one
  const frequencies = [...new Map(asked.map((one, place) => [one.single ?? `word ${place}`, one.lots])).values()]
  const all = Math.max(resolved.lots, 1)
  return {
    conditions,
    rarest: frequencies.length === 0 ? null : Math.min(...frequencies),
    expected: frequencies.reduce((left, lots) => left * Math.min(1, lots / all), all),
    only: conditions.length === 1 && singles.length === 1 ? (singles[0] ?? null) : null,
  }
}

function ask(word: Word, resolved: Resolved): Asked {
  if (word.prefix !== null) {
    const begun = resolved.prefixes.get(word.prefix)
    if (!begun || begun.ids.length === 0) return { condition: NOTHING, lots: 0, single: null }
    return { condition: sql`s.terms && ${numbers(begun.ids)}`, lots: begun.lots, single: null }
  }
  const known = word.alternatives.flatMap((alternative) => {
    const counted = alternative.map((lexeme) => resolved.lexemes.get(lexeme))
    const ids = counted.flatMap((one) => one?.ids ?? [])
    return ids.length === alternative.length ? [{ ids, lots: Math.min(...counted.map((one) => one?.lots ?? 0)) }] : []
  })
  const lots = known.reduce((sum, one) => sum + one.lots, 0)
  const [first, second] = known
  if (!word.code && first && !second && first.ids.length === 1)
    return { condition: sql`s.terms @> ${numbers(first.ids)}`, lots, single: first.ids[0] ?? null }
  const ways = waysTo(known.map(({ ids }) => ids))
  if (word.code) ways.push(...codeWays(word.code))
  return { condition: ways.length === 0 ? NOTHING : sql`(${sql.join(ways, sql` or `)})`, lots, single: null }
}

function waysTo(alternatives: readonly (readonly number[])[]): Condition[] {
  const single = alternatives.filter((ids) => ids.length === 1).flat()
  const several = alternatives.filter((ids) => ids.length > 1).map((ids): Condition => sql`s.terms @> ${numbers(ids)}`)
  return single.length === 0 ? several : [sql`s.terms && ${numbers(single)}`, ...several]
}

/** Looked up beside the words: numbers are as many as lots, so they are no lexemes. */
function codeWays({ spellings, ensTru }: CodeLike): Condition[] {
  if (ensTru !== null) return [codeRange(sql`s.ens_tru`, ensTru, 15)]
  const isIt = (column: string): Condition =>
    sql`(${sql.join([sql`${sql.ref(column)} = any(${spellings}::text[])`, ...spellings.map((spelling) => sql`${sql.ref(column)} like ${`${spelling}-%`}`)], sql` or `)})`
  return [
    sql`s.lot_id = any(array(select id from lot where ${isIt('number')}))`,
    sql`s.tender_id = any(array(select id from tender where ${isIt('code')}))`,
  ]
}
