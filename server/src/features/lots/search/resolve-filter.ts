// The first query of a search: the ids of the words, companies, statuses, methods and sources in a filter, and how
// many lots have each word.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Scope } from '../../../db/scope.ts'
import { listRequiredWords } from '../../../language/correction.ts'
import { listSynonymLexemes } from '../../../language/expand.ts'
import { retypeOnOtherLayouts } from '../../../language/keyboard.ts'
import { parseQuery, type Word } from '../../../language/query.ts'
import type { Candidate } from '../../../language/spelling.ts'
import type { FoldedForm } from '../../../language/folded-spelling.ts'
import { matchMembers } from '../../../language/synonyms/table.ts'
import { readSearchTerms, type SearchTerms, type SearchTermsRow, type SearchValue } from './search-terms.ts'

/** A word with the lots that have it. */
interface CountedTerm {
  /** its lexemes; a prefix has several */
  ids: readonly number[]
  /** the number of lots by the tier in which they have it, as last folded; for several ids the sum */
  tiers: readonly number[]
}

export interface ResolvedFilter {
  /** all lots, and the published ones among them, as last folded */
  lots: number
  openLots: number
  lexemes: ReadonlyMap<string, CountedTerm>
  prefixes: ReadonlyMap<string, CountedTerm>
  /** for each unknown word the known forms that resemble it */
  similarForms: ReadonlyMap<string, readonly Candidate[]>
  /** by folded key, the known forms that have it */
  foldedForms: ReadonlyMap<string, readonly FoldedForm[]>
  companies: readonly number[]
  values: readonly SearchValue[]
}

/** For a filter that has nothing to look up. */
export const NOTHING_RESOLVED: ResolvedFilter = {
  lots: 0,
  openLots: 0,
  lexemes: new Map(),
  prefixes: new Map(),
  similarForms: new Map(),
  foldedForms: new Map(),
  companies: [],
  values: [],
}

export async function resolveFilter(scope: Scope, filter: LotFilter): Promise<ResolvedFilter> {
  return toResolved(await readSearchTerms(scope, listSearchTerms(filter)))
}

/** What has to be looked up for a filter. */
export function listSearchTerms(filter: LotFilter): SearchTerms {
  const typed = filter.search ?? ''
  // The correction may be the same keys on another layout, so their words are looked up as well.
  const queries = [typed, ...retypeOnOtherLayouts(typed)].map(parseQuery)
  const words = queries.flatMap((query) => [...listRequiredWords(query), ...query.excluded])
  const synonyms = filter.exactWords ? [] : queries.flatMap(listSynonymLexemes)
  return {
    lexemes: unique([...words.flatMap((word) => word.alternatives.flat()), ...synonyms]),
    prefixes: unique(words.flatMap((word) => word.prefix ?? [])),
    correctable: listRequiredWords(parseQuery(typed))
      .filter((word) => isCorrectable(word) && !isInTable(word))
      .map((word) => ({ form: normaliseForm(word.text), lexemes: word.alternatives.flat() })),
    companies: unique((filter.companies ?? []).map(toCompanyKey)),
  }
}

export const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** Only a plain word of letters is checked for spelling. */
export function isCorrectable(word: Word): boolean {
  return word.prefix === null && word.code === null && /^[\p{L}\p{M}]+$/u.test(word.text)
}

/** A word of the table of synonyms is spelt correctly. */
const isInTable = (word: Word) => matchMembers([word]).length > 0

/** The spelling in which word_form stores a form. */
export function normaliseForm(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}

/** In any tier. */
export const countLots = (tiers: readonly number[]) => tiers.reduce((sum, lots) => sum + lots, 0)

export function toResolved(row: SearchTermsRow): ResolvedFilter {
  const similarForms = new Map<string, Candidate[]>()
  const lexemes = [...(row.lexemes ?? [])]
  for (const [word, form, frequency, lexemesOfForm] of row.similarForms ?? []) {
    similarForms.set(word, [...(similarForms.get(word) ?? []), { form, frequency }])
    // a correction is searched for like a typed word, so its lexemes are needed too
    lexemes.push(...lexemesOfForm)
  }
  const foldedForms = new Map<string, FoldedForm[]>()
  for (const [key, form, lexeme] of row.foldedForms ?? []) {
    const [text, , tiers] = lexeme
    foldedForms.set(key, [...(foldedForms.get(key) ?? []), { form, lexeme: text, lots: countLots(tiers) }])
    lexemes.push(lexeme)
  }
  return {
    lots: row.lots,
    openLots: row.openLots,
    lexemes: new Map(lexemes.map(([text, id, tiers]) => [text, { ids: [id], tiers }])),
    prefixes: new Map(row.prefixes?.map(([prefix, ids, tiers]) => [prefix, { ids, tiers }])),
    similarForms,
    foldedForms,
    companies: row.companies ?? [],
    values: row.values,
  }
}
