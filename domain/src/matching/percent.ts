// What the percent of a match means: a degree of match, which grows with the probability that a lot suits a profile.
// Read as a probability, the usual limit of 75 would hide most of the lots that suit a profile without votes.

/** Between two anchors the percent grows evenly. */
export const ANCHORS: readonly (readonly [probability: number, percent: number])[] = [
  [0, 0],
  [0.25, 50],
  [0.5, 75],
  [0.75, 90],
  [0.95, 100],
]

/** Not rounded. */
export function toPercent(probability: number): number {
  let [fromProbability, fromPercent] = [0, 0]
  for (const [toProbability, percent] of ANCHORS) {
    if (probability <= toProbability) {
      const width = toProbability - fromProbability
      if (width === 0) return percent
      return fromPercent + ((percent - fromPercent) * Math.max(0, probability - fromProbability)) / width
    }
    ;[fromProbability, fromPercent] = [toProbability, percent]
  }
  return fromPercent
}
