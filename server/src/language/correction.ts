// What was probably meant by a query with a word that is in no lot: the same keys on another layout, else a near word.
import { otherLayouts } from './keyboard.ts'
import { parseQuery, type Query, type Word } from './query.ts'

export interface Catalogue {
  /** occurs in some lot, by index alone */
  knows(word: Word): boolean
  /** the nearest word that does */
  nearest(text: string): string | null
}

/** Every word that must occur. */
export function demanded(query: Query): Word[] {
  return [...query.words, ...query.phrases.flatMap((phrase) => phrase.words)]
}

/** The corrected text; null where every word is known already or nothing better is. */
export function correction(typed: string, catalogue: Catalogue): string | null {
  const unknown = demanded(parseQuery(typed)).filter((word) => !catalogue.knows(word))
  if (unknown.length === 0) return null
  const retyped = otherLayouts(typed).find((text) => {
    const words = demanded(parseQuery(text))
    return words.length > 0 && words.every((word) => catalogue.knows(word))
  })
  if (retyped !== undefined) return retyped
  let text = typed
  for (const word of unknown) {
    const meant = catalogue.nearest(word.text)
    if (meant === null) return null
    text = text.replace(word.text, () => meant)
  }
  return text
}
