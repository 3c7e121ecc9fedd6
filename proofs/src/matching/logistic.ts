// Logistic regression whose weights are not below zero, by Newton's method with coordinate descent inside.

export interface Sample {
  features: Float64Array
  isRelevant: boolean
  weight: number
}

export interface Fitted {
  intercept: number
  weights: number[]
}

const ROUNDS = 25
const SWEEPS = 60
const SAME = 1e-3

/** `used`: the features that may have a weight; `penalty` pulls weights towards zero. */
export function fitLogistic(samples: readonly Sample[], used: readonly boolean[], penalty: number): Fitted {
  const size = used.length + 1
  const at = new Float64Array(size)
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(size)
    const hessian = Array.from({ length: size }, () => new Float64Array(size))
    for (const { features, isRelevant, weight } of samples) {
      let sum = at[0]!
      for (let i = 1; i < size; i++) sum += at[i]! * features[i - 1]!
      const probability = 1 / (1 + Math.exp(-sum))
      const error = weight * (probability - (isRelevant ? 1 : 0))
      const curve = weight * Math.max(probability * (1 - probability), 1e-5)
      for (let i = 0; i < size; i++) {
        const one = i === 0 ? 1 : features[i - 1]!
        if (one === 0) continue
        gradient[i]! += error * one
        const row = hessian[i]!
        for (let j = 0; j <= i; j++) row[j]! += curve * one * (j === 0 ? 1 : features[j - 1]!)
      }
    }
    for (let i = 1; i < size; i++) {
      gradient[i]! += penalty * total * at[i]!
      hessian[i]![i]! += penalty * total
      for (let j = 0; j < i; j++) hessian[j]![i] = hessian[i]![j]!
    }
    const step = new Float64Array(size)
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (let i = 0; i < size; i++) {
        if (i > 0 && !used[i - 1]) continue
        let slope = gradient[i]!
        for (let j = 0; j < size; j++) slope += hessian[i]![j]! * step[j]!
        const next = step[i]! - slope / (hessian[i]![i]! + 1e-9)
        step[i] = i === 0 ? next : Math.max(next, -at[i]!)
      }
    let change = 0
    for (let i = 0; i < size; i++) {
      const move = Math.max(-3, Math.min(3, step[i]!))
      at[i]! += move
      change = Math.max(change, Math.abs(move))
    }
    if (change < 1e-4) break
  }
  return { intercept: at[0]!, weights: Array.from(at.subarray(1)) }
}

/** Isotonic regression: rising probabilities for rising sums, as a table of few points. */
export function fitCalibration(
  scored: readonly { sum: number; isRelevant: boolean; weight: number }[],
  leastWeight: number,
): [sum: number, probability: number][] {
  const blocks: { sum: number; hits: number; weight: number }[] = []
  // equal parts first, so that a part has enough samples for its share of hits to be more than chance
  let open = { sum: 0, hits: 0, weight: 0 }
  const parts: typeof blocks = []
  let last = -Infinity
  for (const { sum, isRelevant, weight } of scored.toSorted((a, b) => a.sum - b.sum)) {
    // equal sums belong to one part
    if (open.weight >= leastWeight && sum - last > SAME) {
      parts.push(open)
      open = { sum: 0, hits: 0, weight: 0 }
    }
    last = sum
    open.sum += sum * weight
    open.hits += isRelevant ? weight : 0
    open.weight += weight
  }
  if (open.weight > 0) parts.push(open)
  for (const part of parts) {
    blocks.push({ ...part })
    for (;;) {
      const [before, newest] = blocks.slice(-2)
      if (!before || !newest || before.hits / before.weight < newest.hits / newest.weight) break
      blocks.splice(-2, 2, {
        sum: before.sum + newest.sum,
        hits: before.hits + newest.hits,
        weight: before.weight + newest.weight,
      })
    }
  }
  return blocks.map(({ sum, hits, weight }) => [sum / weight, hits / weight])
}
