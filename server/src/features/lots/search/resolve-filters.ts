// Resolves many filters by two queries instead of one query each.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import { listRequiredWords } from '../../../language/correction.ts'
import { parseQuery } from '../../../language/query.ts'
import { isKnown } from './interpret-query.ts'
import { listSearchTerms, resolveFilter, toResolved, unique, type ResolvedFilter } from './resolve-filter.ts'
import { readSearchTerms } from './search-terms.ts'

/** In the order of the filters; each as `resolveFilter` gives it. */
export async function resolveFilters(scope: Scope, filters: readonly LotFilter[]): Promise<ResolvedFilter[]> {
  const terms = filters.map(listSearchTerms)
  const correctable = new Map(terms.flatMap((each) => each.correctable).map((word) => [word.form, word]))
  const row = await readSearchTerms(scope, {
    lexemes: unique(terms.flatMap(({ lexemes }) => lexemes)),
    prefixes: unique(terms.flatMap(({ prefixes }) => prefixes)),
    correctable: [...correctable.values()],
    withoutSimilar: true,
    companies: [],
  })
  const together = toResolved(row)
  const companyIds = await readCompanyIds(scope, unique(terms.flatMap(({ companies }) => companies)))
  const resolved: ResolvedFilter[] = []
  for (const [place, filter] of filters.entries()) {
    const companies = (terms[place]?.companies ?? []).flatMap((key) => companyIds.get(key) ?? [])
    // a word that no lot has is compared with those that lots have: few filters have one
    resolved.push(hasUnknownWord(filter, together) ? await resolveFilter(scope, filter) : { ...together, companies })
  }
  return resolved
}

function hasUnknownWord({ search }: LotFilter, resolved: ResolvedFilter): boolean {
  return listRequiredWords(parseQuery(search ?? '')).some((word) => !isKnown(word, resolved))
}

async function readCompanyIds({ db }: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, name_key as key from company where name_key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
