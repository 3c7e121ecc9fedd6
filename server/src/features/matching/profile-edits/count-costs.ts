// Which matches are lost if a word is excluded, by the words of the index.
import type { LotWord } from '../../../scoring/analyse-lot.ts'

export interface MatchedLot {
  lotId: number
  nameRu: string | null
  nameKz: string | null
  /** a lead accepted it; a lead rejected it as not theirs; it was taken into work */
  isAccepted: boolean
  isNotOurs: boolean
  isInWork: boolean
}

/** The other matches that are lost if the word is excluded, the newest first. */
export interface WordCost {
  word: LotWord
  lost: readonly MatchedLot[]
}

/** A word that more matches have says nothing about one lot. */
export const MOST_LOST = 150

export interface IndexedWord {
  word: LotWord
  terms: readonly number[]
}

/** The newest matches that have one of the terms, with those that they have. */
export type ReadWith = (
  terms: readonly number[],
  limit: number,
) => Promise<{ lot: MatchedLot; terms: ReadonlySet<number> }[]>

/** Of the words that not too many matches have. */
export async function countCosts(words: readonly IndexedWord[], readWith: ReadWith): Promise<WordCost[]> {
  let left = words
  while (left.length > 0) {
    const atMost = left.length * MOST_LOST
    const found = await readWith(
      left.flatMap(({ terms }) => terms),
      atMost + 1,
    )
    const costs = left
      .map((one) => ({
        ...one,
        lost: found.filter(({ terms }) => one.terms.some((term) => terms.has(term))).map(({ lot }) => lot),
      }))
      .filter(({ lost }) => lost.length <= MOST_LOST)
    if (found.length <= atMost) return costs.map(({ word, lost }) => ({ word, lost }))
    // not all were read, so at least one word has too many; without it the others can be counted
    left = costs
  }
  return []
}
