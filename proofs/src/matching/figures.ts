// How good a ranking and its probabilities are.

/** Discounted gain of the first `depth`, relative to the best possible order; every relevant lot counts the same. */
export function computeNdcg(relevant: readonly boolean[], relevantTotal: number, depth: number): number {
  const gain = (place: number) => 1 / Math.log2(place + 2)
  let found = 0
  relevant.slice(0, depth).forEach((isRelevant, place) => (found += isRelevant ? gain(place) : 0))
  let best = 0
  for (let place = 0; place < Math.min(depth, relevantTotal); place++) best += gain(place)
  return best === 0 ? 0 : found / best
}

export interface Judged {
  probability: number
  isRelevant: boolean
}

/** The mean distance between the stated probability and the true share, over probabilities from `from` on. */
export function computeCalibrationError(judged: readonly Judged[], from: number): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, stated: 0, hits: 0 }))
  let total = 0
  for (const { probability, isRelevant } of judged) {
    if (probability < from) continue
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!
    bin.count++
    bin.stated += probability
    bin.hits += isRelevant ? 1 : 0
    total++
  }
  return bins.reduce((sum, { stated, hits }) => sum + Math.abs(stated - hits), 0) / Math.max(1, total)
}

export const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
