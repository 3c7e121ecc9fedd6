// The words and keywords of profiles, and what a comparison of a lot with them finds.
import type { Outline } from './similarity.ts'

/** What was found in the lot with this number. Profiles share words, and a lot is scored for many profiles at once. */
export interface Remembered<T> {
  lot: number
  found: T
}

export interface ProfileWord extends Remembered<WordMatch> {
  /** normalised, as typed */
  text: string
  /** by which it is found; the likelier reading first */
  readings: readonly string[]
  rarity: number
  mayBeTypo: boolean
  /** of its likelier reading */
  outline: Outline
  /** lexemes that mean the same in the other language */
  translations: readonly { lexeme: string; quality: number }[]
}

/** Lexemes that together stand for the words from `from` to `to`. */
export interface Variant {
  from: number
  to: number
  lexemes: readonly string[]
  quality: number
}

export interface Keyword extends Remembered<FieldMatches> {
  /** as typed */
  typed: string
  words: readonly ProfileWord[]
  variants: readonly Variant[]
  /** the words that must follow each other; see toSequence */
  sequence: string | null
  /** the sum of what its words tell, and the most that one of them tells */
  mass: number
  rarity: number
}

export type MatchKind = 'word' | 'synonym' | 'similar'

/** Where a lot has a word: the best place in each field; see FIELDS. */
export interface WordMatch {
  /** from 0 (not there) to 1 (the word itself) */
  qualities: [name: number, ensTru: number, description: number]
  places: [name: number, ensTru: number, description: number]
  kinds: [name: MatchKind, ensTru: MatchKind, description: MatchKind]
}

export const NO_MATCH: WordMatch = { qualities: [0, 0, 0], places: [-1, -1, -1], kinds: ['word', 'word', 'word'] }

/** A keyword in one field of a lot. */
export interface KeywordMatch {
  keyword: Keyword
  /** the share of the keyword that the field has, in terms of what its words tell */
  coverage: number
  strength: number
  /** how surely the keyword is what the lot is about */
  head: number
  /** the place in FIELDS */
  field: number
  /** the places in the lot's words, and the quality of each */
  places: readonly number[]
  qualities: readonly number[]
  kind: MatchKind | 'phrase'
}

/** In the order of FIELDS. The third is the whole lot if part of the keyword stands in the description. */
export type FieldMatches = readonly [
  name: KeywordMatch | null,
  ensTru: KeywordMatch | null,
  details: KeywordMatch | null,
]

export const NOWHERE: FieldMatches = [null, null, null]
