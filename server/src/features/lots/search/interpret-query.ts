// Decides what to search for: the words as typed or, if one of them is in no lot, a correction; and beside them their
// synonyms and other spellings.
import { correctQuery, type Catalogue } from '../../../language/correction.ts'
import { addSynonyms, type ExpandedQuery } from '../../../language/expand.ts'
import { toFoldedKey } from '../../../language/folded-form.ts'
import { parseQuery, type Query, type Word } from '../../../language/query.ts'
import { findNearest } from '../../../language/spelling.ts'
import { findFoldedForm } from '../../../language/folded-spelling.ts'
import { addOtherSpellings } from './other-spellings.ts'
import { countLots, normaliseForm, type ResolvedFilter } from './resolve-filter.ts'

export interface Interpretation {
  query: Query
  /** the corrected text, shown to the person; null when the words were searched as typed */
  searchedFor: string | null
  /** what is searched for beside the words, shown to the person */
  alsoSearched: string[]
}

/** `exactWords`: nothing is searched for beside the words. */
export function interpretQuery(typed: string, resolved: ResolvedFilter, exactWords = false): Interpretation {
  const countLotsOf = (lexeme: string) => {
    const known = resolved.lexemes.get(lexeme)
    return known ? countLots(known.tiers) : null
  }
  const expand = (query: Query): ExpandedQuery => (exactWords ? { query, added: [] } : addSynonyms(query, countLotsOf))
  const catalogue: Catalogue = {
    hasWord: (word) => isKnown(word, resolved),
    findNearest: (text) => {
      const form = normaliseForm(text)
      return (
        findFoldedForm(form, resolved.foldedForms.get(toFoldedKey(form)) ?? []) ??
        findNearest(form, resolved.similarForms.get(form) ?? [])
      )
    },
  }
  const searchedFor = correctQuery(typed, catalogue, (text) => expand(parseQuery(text)).query)
  const query = parseQuery(searchedFor ?? typed)
  const spelt = exactWords ? { query, added: [] } : addOtherSpellings(query, resolved)
  const expanded = expand(spelt.query)
  return { query: expanded.query, searchedFor, alsoSearched: [...spelt.added, ...expanded.added] }
}

/** Some lot has it. */
export function isKnown(word: Word, { lexemes, prefixes }: ResolvedFilter): boolean {
  if (word.code !== null) return true
  if (word.prefix !== null) return (prefixes.get(word.prefix)?.ids.length ?? 0) > 0
  return word.alternatives.some((alternative) => alternative.every((lexeme) => lexemes.has(lexeme)))
}
