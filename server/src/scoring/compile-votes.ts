// The votes on a profile's lots as the scorer uses them.
import type { AnalysedLot } from './analyse-lot.ts'
import { CLASS_DIGITS, WIDE_DIGITS } from './class-table.ts'
import {
  BUYER,
  CLASS,
  isBuyer,
  measureLikeness,
  readClass,
  readTerms,
  readWord,
  toClassKey,
  WIDE_CLASS,
  WORDS,
} from './lot-terms.ts'
import type { VoteModel } from './vote-model.ts'

export interface CompiledVotes {
  readonly learned: VoteModel
  /** how much each term draws a lot */
  readonly weights: ReadonlyMap<string, number>
  /** the most that words and the customer can draw a lot */
  readonly mostWithoutClass: number
  /** words and classes, digits only, that draw a lot strongly */
  readonly lexemes: readonly string[]
  readonly classes: readonly string[]
}

/**
 * Votes add less than this to the sum of the evidence, or take less away. So a lot of a known class that has nothing of
 * the profile is no match at the usual limit, whatever was accepted; and an excluded word keeps its force, because it
 * limits the percent, not the sum.
 */
export const MOST_ADDED = 4
/** what draws a lot less makes no lot a candidate */
const STRONG = 0.7
/** so much of their words, or a class of four digits, makes two lots alike */
const ALIKE = 1

export function compileVotes(learned: VoteModel): CompiledVotes {
  const weights = new Map<string, number>()
  for (const { terms, pull } of learned.votes)
    for (const [key, amount] of terms) weights.set(key, (weights.get(key) ?? 0) + pull * amount)
  const lexemes: string[] = []
  const classes: string[] = []
  let squares = 0
  let buyer = 0
  for (const [key, weight] of weights) {
    if (weight <= 0) continue
    const lexeme = readWord(key)
    const digits = readClass(key)
    if (lexeme !== null) squares += weight * weight
    if (lexeme !== null && weight * WORDS >= STRONG) lexemes.push(lexeme)
    if (digits !== null && drawByClass(weights, digits) >= STRONG) classes.push(digits)
    if (isBuyer(key)) buyer = Math.max(buyer, weight * BUYER)
  }
  return { learned, weights, mostWithoutClass: WORDS * Math.sqrt(squares) + buyer, lexemes, classes }
}

function drawByClass(weights: ReadonlyMap<string, number>, code: string): number {
  const draw = (length: number, amount: number) =>
    code.length < length ? 0 : amount * (weights.get(toClassKey(code.slice(0, length))) ?? 0)
  return draw(WIDE_DIGITS, WIDE_CLASS) + draw(CLASS_DIGITS, CLASS)
}

/** Grows ever more slowly, up to MOST_ADDED. */
const limit = (sum: number) => (sum * MOST_ADDED) / (MOST_ADDED + Math.abs(sum))

/** What the votes add to the sum of a lot's evidence; below zero if they speak against it. */
export function addVotes({ weights }: CompiledVotes, lot: AnalysedLot): number {
  return limit(measureLikeness(readTerms(lot), weights))
}

/** The most that the votes add for any lot with this code, digits only. */
export function limitVotes({ weights, mostWithoutClass }: CompiledVotes, code: string): number {
  return limit(drawByClass(weights, code) + mostWithoutClass)
}

/** How many lots like this one were accepted and rejected; at least one of those that the lot is drawn to. */
export function countLike(
  { learned, weights }: CompiledVotes,
  lot: AnalysedLot,
): { accepted: number; rejected: number } {
  const own = readTerms(lot)
  const terms = new Map(own)
  const isDrawnUp = measureLikeness(own, weights) > 0
  const count = (side: boolean) => {
    const near = learned.votes
      .filter(({ accepted }) => accepted === side)
      .map((vote) => ({ lotId: vote.lotId, likeness: measureLikeness(vote.terms, terms) }))
    const countFrom = (least: number) =>
      new Set(near.filter(({ likeness }) => likeness > 0 && likeness >= least).map(({ lotId }) => lotId)).size
    if (side !== isDrawnUp) return countFrom(ALIKE)
    // lots that are less alike count if they are all there is
    return countFrom(ALIKE) || countFrom(Math.max(...near.map(({ likeness }) => likeness)) / 2)
  }
  return { accepted: count(true), rejected: count(false) }
}
