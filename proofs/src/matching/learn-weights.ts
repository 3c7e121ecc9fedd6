// Learns the weights of the evidence from labelled pairs.
import { FEATURES, PLACES, type Weights, type WeightSet } from '@tendertap/server/scoring/weights'
import type { EvidenceTable } from './evidence-table.ts'
import { fitCalibration, fitLogistic, type Sample } from './logistic.ts'

/** The features that a lot without a class has. */
const OF_TEXT: ReadonlySet<string> = new Set([
  'best',
  'head',
  'coverage',
  'details',
  'profileName',
  'description',
  'kind',
])
const PENALTY = 3e-5
/** of the pairs without any evidence every so manieth is looked at, with so many times the weight */
const THINNED = 25
const LEAST_EVIDENCE = 0.02
/** a smaller part of the pairs says nothing certain about its share of hits */
const CALIBRATION_PART = 120

export interface Labelled {
  table: EvidenceTable
  relevant: readonly (readonly boolean[])[]
  /** whether a person would have confirmed the class of a lot, by number of the profile and of the lot */
  confirmed?: readonly (readonly boolean[])[]
}

/** `profiles`: the numbers of those to learn from. */
export function learnWeights(withClass: Labelled, textOnly: Labelled, profiles: readonly number[]): Weights {
  return {
    withClass: learnSet(
      withClass,
      profiles,
      FEATURES.map(() => true),
    ),
    textOnly: learnSet(
      textOnly,
      profiles,
      FEATURES.map((feature) => OF_TEXT.has(feature)),
    ),
  }
}

function learnSet(
  { table, relevant, confirmed }: Labelled,
  profiles: readonly number[],
  used: readonly boolean[],
): WeightSet {
  const samples: Sample[] = []
  for (const p of profiles) {
    const wanted = relevant[p]!.filter(Boolean).length
    // a profile that wants hundreds of lots must not decide alone
    const ofProfile = 1 / Math.sqrt(wanted + 5)
    table[p]!.forEach((features, i) => {
      const isRelevant = relevant[p]![i]!
      const hasEvidence = isRelevant || features.some((value, f) => used[f] === true && value > LEAST_EVIDENCE)
      if (hasEvidence || i % THINNED === 0)
        samples.push({ features, isRelevant, weight: ofProfile * (hasEvidence ? 1 : THINNED) })
      // every profile is learned from twice: before and after its classes are confirmed
      if (confirmed && (hasEvidence || i % THINNED === 0))
        samples.push({
          features: confirmed[p]![i] ? withConfirmed(features) : features,
          isRelevant,
          weight: ofProfile * (hasEvidence ? 1 : THINNED),
        })
    })
  }
  const { intercept, weights } = fitLogistic(samples, used, PENALTY)
  const scored = profiles.flatMap((p) =>
    table[p]!.map((features, i) => ({
      sum: features.reduce((sum, value, f) => sum + value * weights[f]!, intercept),
      isRelevant: relevant[p]![i]!,
      weight: 1,
    })),
  )
  return { intercept, weights, calibration: fitCalibration(scored, CALIBRATION_PART) }
}

function withConfirmed(features: Float64Array): Float64Array {
  const copy = features.slice()
  copy[PLACES.confirmed] = 1
  return copy
}
