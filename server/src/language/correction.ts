// Corrects a query with a word that is in no lot: the same keys on another layout or, failing that, a similar word.
import { retypeOnOtherLayouts } from './keyboard.ts'
import { parseQuery, type Query, type Word } from './query.ts'

export interface Catalogue {
  /** whether the index has the word */
  hasWord(word: Word): boolean
  /** the most similar word that the index has */
  findNearest(text: string): string | null
}

/** Every word that must occur. */
export function listRequiredWords(query: Query): Word[] {
  return [...query.words, ...query.phrases.flatMap((phrase) => phrase.words)]
}

/**
 * Returns the corrected text; null if the catalogue has every word, or if no correction is found. `parse` may add
 * synonyms: the catalogue has a word if it has one of them.
 */
export function correctQuery(typed: string, catalogue: Catalogue, parse = parseQuery): string | null {
  const unknown = listRequiredWords(parse(typed)).filter((word) => !catalogue.hasWord(word))
  if (unknown.length === 0) return null
  const retyped = retypeOnOtherLayouts(typed).find((text) => {
    const words = listRequiredWords(parse(text))
    return words.length > 0 && words.every((word) => catalogue.hasWord(word))
  })
  if (retyped !== undefined) return retyped
  let text = typed
  for (const word of unknown) {
    const corrected = catalogue.findNearest(word.text)
    if (corrected === null) return null
    text = text.replace(word.text, () => corrected)
  }
  return text
}
