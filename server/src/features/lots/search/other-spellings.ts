// Adds the other spellings of typed words, with or without Kazakh letters, if more lots have them.
import type { ExpandedQuery } from '../../../language/expand.ts'
import { toFoldedKey } from '../../../language/folded-form.ts'
import type { Query, Word } from '../../../language/query.ts'
import { listOtherSpellings, mayBeFolded, type FoldedForm } from '../../../language/folded-spelling.ts'
import { countLots, isCorrectable, normaliseForm, type ResolvedFilter } from './resolve-filter.ts'

export function addOtherSpellings(query: Query, resolved: ResolvedFilter): ExpandedQuery {
  const added: string[] = []
  const words = query.words.map((word) => {
    const spellings = findSpellings(word, resolved)
    if (spellings.length === 0) return word
    added.push(...spellings.map(({ form }) => form))
    const [first = [], ...others] = word.alternatives
    // the word's own readings stay the first and the last: synonyms are found by them
    return { ...word, alternatives: [first, ...spellings.map(({ lexeme }) => [lexeme]), ...others] }
  })
  return { query: { ...query, words }, added }
}

function findSpellings(word: Word, { lexemes, foldedForms }: ResolvedFilter): FoldedForm[] {
  const form = normaliseForm(word.text)
  if (word.isQuoted || !isCorrectable(word) || !mayBeFolded(form)) return []
  const own = new Set(word.alternatives.flat())
  const lots = [...own].reduce((sum, lexeme) => sum + countLots(lexemes.get(lexeme)?.tiers ?? []), 0)
  return listOtherSpellings(form, lots, foldedForms.get(toFoldedKey(form)) ?? []).filter(
    ({ lexeme }) => !own.has(lexeme),
  )
}
