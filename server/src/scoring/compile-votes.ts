// The votes on a profile's lots as the scorer uses them.
import type { AnalysedLot } from './analyse-lot.ts'
import { CLASS_DIGITS, WIDE_DIGITS } from './class-table.ts'
import {
  BUYER,
  CLASS,
  isBuyer,
  readClass,
  readTerms,
  readWord,
  toClassKey,
  WIDE_CLASS,
  WORDS,
  type LotTerms,
} from './lot-terms.ts'
import type { VoteModel } from './vote-model.ts'

/** One for each voted profile stays in memory, so the terms of the votes are numbers. */
export interface CompiledVotes {
  /** the place of each term in `weights` */
  readonly places: ReadonlyMap<string, number>
  /** how much each term adds to the score of a lot */
  readonly weights: Float64Array
  /** the most that words and the customer add for any lot */
  readonly mostWithoutClass: number
  /** words and classes, digits only, that add much */
  readonly lexemes: readonly string[]
  readonly classes: readonly string[]
  readonly votes: readonly { readonly lotId: number; readonly accepted: boolean; readonly end: number }[]
  /** the terms of all votes one after the other, up to the `end` of each */
  readonly termPlaces: Uint32Array
  readonly termAmounts: Float64Array
}

/**
 * Votes add less than this to the sum of the evidence, or take less away. So a lot of a known class that has nothing of
 * the profile is no match at the usual limit, whatever was accepted; and an excluded word keeps its force, because it
 * limits the percent, not the sum.
 */
export const MOST_ADDED = 4
/** what adds less makes no lot a candidate */
const STRONG = 0.7
/** so much of their words, or a class of four digits, makes two lots alike */
const ALIKE = 1

export function compileVotes({ votes }: VoteModel): CompiledVotes {
  const byTerm = new Map<string, number>()
  for (const { terms, weight } of votes)
    for (const [key, amount] of terms) byTerm.set(key, (byTerm.get(key) ?? 0) + weight * amount)
  const places = new Map(Array.from(byTerm.keys(), (key, place) => [key, place]))
  const terms = votes.flatMap((vote) => vote.terms)
  const ends = votes.map((vote) => vote.terms.length)
  for (let i = 1; i < ends.length; i++) ends[i]! += ends[i - 1]!
  return {
    places,
    weights: Float64Array.from(byTerm.values()),
    ...findStrong(byTerm),
    votes: votes.map(({ lotId, accepted }, i) => ({ lotId, accepted, end: ends[i]! })),
    termPlaces: Uint32Array.from(terms, ([key]) => places.get(key)!),
    termAmounts: Float64Array.from(terms, ([, amount]) => amount),
  }
}

function findStrong(
  byTerm: ReadonlyMap<string, number>,
): Pick<CompiledVotes, 'mostWithoutClass' | 'lexemes' | 'classes'> {
  const lexemes: string[] = []
  const classes: string[] = []
  let squares = 0
  let buyer = 0
  for (const [key, weight] of byTerm) {
    if (weight <= 0) continue
    const lexeme = readWord(key)
    const digits = readClass(key)
    if (lexeme !== null) squares += weight * weight
    if (lexeme !== null && weight * WORDS >= STRONG) lexemes.push(lexeme)
    if (digits !== null && scoreByClass((one) => byTerm.get(one), digits) >= STRONG) classes.push(digits)
    if (isBuyer(key)) buyer = Math.max(buyer, weight * BUYER)
  }
  return { mostWithoutClass: WORDS * Math.sqrt(squares) + buyer, lexemes, classes }
}

function scoreByClass(getWeight: (key: string) => number | undefined, code: string): number {
  const score = (length: number, amount: number) =>
    code.length < length ? 0 : amount * (getWeight(toClassKey(code.slice(0, length))) ?? 0)
  return score(WIDE_DIGITS, WIDE_CLASS) + score(CLASS_DIGITS, CLASS)
}

const getWeightIn =
  ({ places, weights }: CompiledVotes) =>
  (key: string): number | undefined => {
    const place = places.get(key)
    return place === undefined ? undefined : weights[place]
  }

/** Before it is limited. */
function sumVotes({ places, weights }: CompiledVotes, terms: LotTerms): number {
  let sum = 0
  for (const [key, amount] of terms) {
    const place = places.get(key)
    if (place !== undefined) sum += amount * weights[place]!
  }
  return sum
}

/** Grows ever more slowly, up to MOST_ADDED. */
const limit = (sum: number) => (sum * MOST_ADDED) / (MOST_ADDED + Math.abs(sum))

/** What the votes add to the sum of a lot's evidence; below zero if most lots like it were rejected. */
export function addVotes(votes: CompiledVotes, lot: AnalysedLot): number {
  return limit(sumVotes(votes, readTerms(lot)))
}

/** The most that the votes add for any lot with this code, digits only. */
export function boundVotes(votes: CompiledVotes, code: string): number {
  return limit(scoreByClass(getWeightIn(votes), code) + votes.mostWithoutClass)
}

/** How many lots like this one were accepted and rejected; at least one of those that decided what votes add. */
export function countLike(votes: CompiledVotes, lot: AnalysedLot): { accepted: number; rejected: number } {
  const likeness = measureEach(votes, lot)
  const raises = sumVotes(votes, readTerms(lot)) > 0
  const count = (side: boolean) => {
    const near = votes.votes.flatMap(({ lotId, accepted }, i) =>
      accepted === side ? { lotId, likeness: likeness[i]! } : [],
    )
    const countFrom = (least: number) =>
      new Set(near.filter((one) => one.likeness > 0 && one.likeness >= least).map(({ lotId }) => lotId)).size
    if (side !== raises) return countFrom(ALIKE)
    // lots that are less alike count if they are all there is
    return countFrom(ALIKE) || countFrom(Math.max(...near.map((one) => one.likeness)) / 2)
  }
  return { accepted: count(true), rejected: count(false) }
}

/** How much the lot is like that of each vote. */
function measureEach({ places, weights, votes, termPlaces, termAmounts }: CompiledVotes, lot: AnalysedLot): number[] {
  const own = new Float64Array(weights.length)
  for (const [key, amount] of readTerms(lot)) {
    const place = places.get(key)
    if (place !== undefined) own[place] = amount
  }
  let next = 0
  return votes.map(({ end }) => {
    let sum = 0
    for (; next < end; next++) sum += termAmounts[next]! * own[termPlaces[next]!]!
    return sum
  })
}
