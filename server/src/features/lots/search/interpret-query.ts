// Decides what to search for: the words as typed or, if one of them is in no lot, a correction.
import { correctQuery } from '../../../language/correction.ts'
import { toFoldedKey } from '../../../language/folded-form.ts'
import { parseQuery, type Query, type Word } from '../../../language/query.ts'
import { findNearest } from '../../../language/spelling.ts'
import { findFoldedForm } from '../../../language/spellings.ts'
import { addOtherSpellings } from './other-spellings.ts'
import { normaliseForm, type ResolvedFilter } from './resolve-filter.ts'

export interface Interpretation {
  query: Query
  /** the corrected text, shown to the person; null when the words were searched as typed */
  searchedFor: string | null
  /** what is searched for beside the words, shown to the person */
  alsoSearched: string[]
}

/** `exactWords`: nothing is searched for beside the words. */
export function interpretQuery(typed: string, resolved: ResolvedFilter, exactWords = false): Interpretation {
  const searchedFor = correctQuery(typed, {
    hasWord: (word) => isKnown(word, resolved),
    findNearest: (text) => {
      const form = normaliseForm(text)
      return (
        findFoldedForm(form, resolved.foldedForms.get(toFoldedKey(form)) ?? []) ??
        findNearest(form, resolved.similarForms.get(form) ?? [])
      )
    },
  })
  const query = parseQuery(searchedFor ?? typed)
  if (exactWords) return { query, searchedFor, alsoSearched: [] }
  const spelt = addOtherSpellings(query, resolved)
  return { query: spelt.query, searchedFor, alsoSearched: spelt.added }
}

function isKnown(word: Word, { lexemes, prefixes }: ResolvedFilter): boolean {
  if (word.code !== null) return true
  if (word.prefix !== null) return (prefixes.get(word.prefix)?.ids.length ?? 0) > 0
  return word.alternatives.some((alternative) => alternative.every((lexeme) => lexemes.has(lexeme)))
}
