// The evidence of a lot's class as features.
import type { AnalysedLot } from './analyse-lot.ts'
import type { ClassSums } from './class-evidence.ts'
import type { ClassTable } from './class-table.ts'
import type { ScoringModel } from './model.ts'
import { PLACES } from './weights.ts'

/** how many names of its own outweigh what the wider class says */
const SMOOTHING = 2
const SPREAD = 0.03
const LOG_SPREAD = Math.log(1 + 1 / SPREAD)
/** A share of a tenth is nearer to a half than to nothing. */
const spread = (share: number) => Math.log(1 + share / SPREAD) / LOG_SPREAD
const saturate = (variety: number) => variety / (variety + 2)

export function writeClassFeatures(
  found: ClassSums,
  { prefixes, model }: Pick<AnalysedLot, 'prefixes' | 'model'>,
  features: Float64Array,
): Float64Array {
  let share = 0
  let digits = 2
  let variety = 0
  let wider = -1
  // from the widest, which has two digits, to the narrowest
  for (let i = prefixes.length - 1; i >= 0; i--, digits++) {
    const prefix = prefixes[i]!
    // a narrower class has a higher number
    const place = findPlace(found.prefixes, prefix, wider + 1)
    if (place >= 0) wider = place
    // what no wider class has, no narrower one has
    if (place < 0 && share === 0) return features
    share = addNarrower(share, place < 0 ? 0 : found.sums[place]!, prefix, model.classes)
    variety = place < 0 ? 0 : found.varieties[place]!
    if (digits === 3) features[PLACES.variety3] = saturate(variety)
    if (digits === 4) {
      features[PLACES.classWide] = spread(share)
      features[PLACES.variety4] = saturate(variety)
    }
  }
  if (prefixes.length > 0) {
    features[PLACES.class] = spread(share)
    features[PLACES.variety6] = saturate(variety)
  }
  return features
}

/** By prefix: its share, and what the class adds to the evidence apart from its narrowest prefix. */
let shares = new Float64Array(1024)
let widerEvidence = new Float64Array(1024)

/**
 * For each of the profile's prefixes of at least three digits, the most that a lot's class can add to the evidence if
 * this is the narrowest of its prefixes that the profile has: from four digits on, if it is the narrowest that the lot
 * has. Weights are not below zero.
 */
export function limitClassEvidence(found: ClassSums, { classes, weights }: ScoringModel): Float64Array {
  const { digits, parents } = classes
  if (shares.length < digits.length) {
    shares = new Float64Array(digits.length)
    widerEvidence = new Float64Array(digits.length)
  }
  const factors = weights.withClass.weights
  const [narrow, wide] = [factors[PLACES.class]!, factors[PLACES.classWide]!]
  const [variety3, variety4] = [factors[PLACES.variety3]!, factors[PLACES.variety4]!]
  const variety6 = factors[PLACES.variety6]!
  const limits = new Float64Array(found.prefixes.length)
  for (let i = 0; i < limits.length; i++) {
    const prefix = found.prefixes[i]!
    const parent = parents[prefix]!
    const length = digits[prefix]!
    // a wider class has what a narrower one has, and a lower number
    const share = addNarrower(parent < 0 ? 0 : shares[parent]!, found.sums[i]!, prefix, classes)
    shares[prefix] = share
    if (length < 3) continue
    const own = spread(share)
    const variety = saturate(found.varieties[i]!)
    let above = length === 3 ? variety3 * variety : widerEvidence[parent]!
    if (length === 4) above += wide * own + variety4 * variety
    widerEvidence[prefix] = above
    // the class of four digits that the profile does not have takes after that of three
    limits[i] = above + narrow * own + variety6 * variety + (length === 3 ? wide * own : 0)
  }
  return limits
}

/** The share of a class's names that match; a class with few names takes after the wider one. */
const addNarrower = (wider: number, sum: number, prefix: number, { weights }: ClassTable) =>
  (sum + SMOOTHING * wider) / (weights[prefix]! + SMOOTHING)

/** The share of the first of the prefixes, which are the longest first. */
export function computeShare(found: ClassSums, prefixes: readonly number[], classes: ClassTable): number {
  return prefixes.reduceRight((wider, prefix) => {
    const place = findPlace(found.prefixes, prefix)
    return addNarrower(wider, place < 0 ? 0 : found.sums[place]!, prefix, classes)
  }, 0)
}

/** A prefix and the wider ones, as a lot has them. */
export function listWider(prefix: number, { parents }: ClassTable): number[] {
  const all: number[] = []
  for (let node = prefix; node >= 0; node = parents[node]!) all.push(node)
  return all
}

function findPlace(prefixes: Int32Array, prefix: number, from = 0): number {
  let low = from
  let high = prefixes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = prefixes[middle]!
    if (found === prefix) return middle
    if (found < prefix) low = middle + 1
    else high = middle - 1
  }
  return -1
}
