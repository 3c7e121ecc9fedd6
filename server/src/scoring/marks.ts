// Where the words that matched stand in the texts of a lot.
import { analyse } from '../language/analyse.ts'
import { findRanges, type HighlightTerms, type Range } from '../language/highlight.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { isRare } from './model.ts'
import { compareStems } from './similarity.ts'

/** The ranges of each text, in order. Synonyms of several words are marked where a text has all of them. */
export function findMarks(profile: CompiledProfile, texts: readonly string[]): Range[][] {
  const { model } = profile
  const keywords = [...profile.wanted, ...profile.nameParts]
  const words = keywords.flatMap(({ words: some }) => some)
  const lexemes = new Set(
    words.flatMap(({ readings, translations }) => [...readings, ...translations.map(({ lexeme }) => lexeme)]),
  )
  const variants = keywords.flatMap(({ variants: some }) => some.map((variant) => variant.lexemes))
  for (const [only, second] of variants) if (only !== undefined && second === undefined) lexemes.add(only)
  const together = variants.filter(({ length }) => length > 1)
  return texts.map((text) => {
    const terms = analyse(text)
    const similar = terms
      .map(({ lexeme }) => lexeme)
      .filter(
        (found) =>
          !lexemes.has(found) &&
          words.some(
            ({ readings, mayBeTypo }) => compareStems(readings[0] ?? '', found, mayBeTypo || isRare(model, found)) > 0,
          ),
      )
    const marked: HighlightTerms = { lexemes: new Set([...lexemes, ...similar]), together, prefixes: [] }
    return findRanges(terms, marked)
  })
}
