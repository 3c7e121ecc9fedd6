// What was probably meant by a query with a word that is in no lot: the same keys on another layout, else a near word.
import { retypeOnOtherLayouts } from './keyboard.ts'
import { parseQuery, type Query, type Word } from './query.ts'

export interface Catalogue {
  /** occurs in some lot, by index alone */
  knows(word: Word): boolean
  /** the nearest word that does */
  findNearest(text: string): string | null
}

/** Every word that must occur. */
export function listRequiredWords(query: Query): Word[] {
  return [...query.words, ...query.phrases.flatMap((phrase) => phrase.words)]
}

/** The corrected text; null where every word is known already or nothing better is. */
export function correctQuery(typed: string, catalogue: Catalogue): string | null {
  const unknown = listRequiredWords(parseQuery(typed)).filter((word) => !catalogue.knows(word))
  if (unknown.length === 0) return null
  const retyped = retypeOnOtherLayouts(typed).find((text) => {
    const words = listRequiredWords(parseQuery(text))
    return words.length > 0 && words.every((word) => catalogue.knows(word))
  })
  if (retyped !== undefined) return retyped
  let text = typed
  for (const word of unknown) {
    const meant = catalogue.findNearest(word.text)
    if (meant === null) return null
    text = text.replace(word.text, () => meant)
  }
  return text
}
