// How much evidence a lot's class must give before the words of a profile can make a match.
import type { AnalysedLot } from './analyse-lot.ts'
import { listKnownPrefixes } from './class-table.ts'
import { writeClassFeatures } from './class-features.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { addVotes, boundVotes } from './compile-votes.ts'
import { chooseWeights } from './score-lot.ts'
import { FEATURES, findSum, PLACES, type Feature, type WeightSet } from './weights.ts'

const CLASS_FEATURES: readonly Feature[] = ['class', 'classWide', 'variety6', 'variety4', 'variety3']
/** a match that is worth keeping */
const LEAST_PROBABILITY = 0.3
/** similar words and words of a description are never worth all that words can be worth */
const WEAK = 0.3
/** words are hardly ever all in the name, the ENS TRU name and the description */
const NAMED = 0.65

export interface Bounds {
  /** for a word in the lot's name */
  named: number
  /** for a word in its description, or a similar word */
  weak: number
}

const bounds = new WeakMap<WeightSet, Bounds>()
const NONE: Bounds = { named: 0, weak: 0 }

export function openBounds(lot: AnalysedLot): Bounds {
  return lot.prefixes.length === 0 ? NONE : findBounds(chooseWeights(lot))
}

export function findBounds(set: WeightSet): Bounds {
  const known = bounds.get(set)
  if (known) return known
  const words = FEATURES.reduce(
    (sum, feature, i) => (CLASS_FEATURES.includes(feature) || feature === 'confirmed' ? sum : sum + set.weights[i]!),
    0,
  )
  const needed = findSum(set, LEAST_PROBABILITY) - set.intercept
  const named = needed - words * NAMED
  // where words alone may do in a name, nothing is left out
  const made = named > 0 ? { named, weak: needed - words * WEAK } : NONE
  bounds.set(set, made)
  return made
}

/** Whether a lot with this code, digits only, may match if it has words of the profile. */
export function mayMatchByWords(profile: CompiledProfile, code: string): boolean {
  const { model } = profile
  const prefixes = listKnownPrefixes(model.classes, code)
  return (
    prefixes.length === 0 ||
    sumClassEvidence(profile, { model, prefixes, code }) + (profile.votes ? boundVotes(profile.votes, code) : 0) >=
      findBounds(model.weights.withClass).named
  )
}

/** What the lot's class and the votes add to the sum of the evidence. */
export function sumWithoutWords(profile: CompiledProfile, lot: AnalysedLot): number {
  return sumClassEvidence(profile, lot) + (profile.votes ? addVotes(profile.votes, lot) : 0)
}

const features = new Float64Array(FEATURES.length)

/** What the lot's class adds to the sum of the evidence. */
function sumClassEvidence(
  { classSums, confirmed, refused }: CompiledProfile,
  lot: Pick<AnalysedLot, 'model' | 'prefixes' | 'code'>,
): number {
  // a person has decided about a class: that must not be left out here
  if (confirmed.some((prefix) => lot.code.startsWith(prefix))) return Infinity
  if (refused.some((prefix) => lot.code.startsWith(prefix))) return 0
  const { weights } = chooseWeights(lot)
  writeClassFeatures(classSums, lot, features.fill(0))
  let sum = 0
  for (let i = PLACES.class; i <= PLACES.variety3; i++) sum += features[i]! * weights[i]!
  return sum
}
