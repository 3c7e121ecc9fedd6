// Filters that are run again and again: their words are looked up once, and lots without these words cost nothing.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { listRequiredWords } from '../../../language/correction.ts'
import type { Query } from '../../../language/query.ts'
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { interpretQuery } from './interpret-query.ts'
import { listSearchTerms, type ResolvedFilter } from './resolve-filter.ts'
import { resolveFilters } from './resolve-filters.ts'
import { THRESHOLDS } from './thresholds.ts'
import { countExpandedWords } from './word-conditions.ts'
import { toMatch, type WordMatch } from './word-match.ts'

export interface PreparedFilter {
  filter: LotFilter
  query: Query
  resolved: ResolvedFilter
  /** a matching lot has all of them */
  words: readonly WordMatch[]
  /** what the filter asks for and no lot has yet; once a lot has it, the filter is to be prepared again */
  missing: readonly string[]
  /** it stands for words that may come, so it is to be prepared again each time */
  hasPrefix: boolean
}

const FILTERS_AT_ONCE = 200

/** In the order of the filters; null: too wide to be searched for. */
export async function prepareFilters(scope: Scope, filters: readonly LotFilter[]): Promise<(PreparedFilter | null)[]> {
  const prepared: (PreparedFilter | null)[] = []
  for (let from = 0; from < filters.length; from += FILTERS_AT_ONCE) {
    const some = filters.slice(from, from + FILTERS_AT_ONCE)
    const resolved = await resolveFilters(scope, some)
    for (const [place, filter] of some.entries()) prepared.push(prepare(filter, resolved[place]))
  }
  return prepared
}

function prepare(filter: LotFilter, resolved: ResolvedFilter | undefined): PreparedFilter | null {
  if (!resolved) return null
  const { query } = interpretQuery(filter.search ?? '', resolved, filter.exactWords ?? false)
  if (countExpandedWords(query, resolved) > THRESHOLDS.maxExpandedWords) return null
  const { lexemes, prefixes } = listSearchTerms(filter)
  return {
    filter,
    query,
    resolved,
    words: listRequiredWords(query).map((word) => toMatch(word, resolved)),
    missing: lexemes.filter((lexeme) => !resolved.lexemes.has(lexeme)),
    hasPrefix: prefixes.length > 0,
  }
}

/** False: the lot with these lexemes has not all of the words. True: only the database knows. */
export function mayFind({ words }: PreparedFilter, lexemesOfLot: ReadonlySet<number>): boolean {
  return words.every(
    ({ alternatives, code }) =>
      code !== null || alternatives.some(({ lexemes }) => lexemes.every((lexeme) => lexemesOfLot.has(lexeme))),
  )
}

export interface LotWords {
  /** by lot */
  lexemes: ReadonlyMap<number, ReadonlySet<number>>
  /** of all of them */
  texts: ReadonlySet<string>
}

export async function readLotWords({ db }: Scope, lotIds: readonly number[]): Promise<LotWords> {
  const { rows } = await sql<{ lotId: number; ids: number[]; texts: string[] }>`
    select s.lot_id as "lotId", array_agg(l.id) as ids, array_agg(l.text) as texts
    from lot_search s cross join unnest(s.terms) as t (term) join lexeme l on l.id = t.term / ${sql.lit(MATCH_TIERS.length)}
    where s.lot_id = any(${lotIds}::bigint[]) group by s.lot_id`.execute(db)
  return {
    lexemes: new Map(rows.map(({ lotId, ids }) => [lotId, new Set(ids)])),
    texts: new Set(rows.flatMap(({ texts }) => texts)),
  }
}
