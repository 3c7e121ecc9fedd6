// The weights of the evidence, and the table that turns their sum into a probability.

/** What speaks for a lot. Each is from 0 to about 1 and does not fall when a keyword of the lot is added. */
export const FEATURES = [
  'best',
  'head',
  'coverage',
  'ensBest',
  'ensHead',
  'details',
  'profileName',
  'description',
  'kind',
  'class',
  'classWide',
  'variety6',
  'variety4',
  'variety3',
  'confirmed',
] as const

export type Feature = (typeof FEATURES)[number]

export const PLACES = Object.fromEntries(FEATURES.map((feature, i) => [feature, i])) as Readonly<
  Record<Feature, number>
>

export interface WeightSet {
  intercept: number
  /** in the order of FEATURES */
  weights: readonly number[]
  /** sums and their probabilities, both rising */
  calibration: readonly (readonly [sum: number, probability: number])[]
}

export interface Weights {
  /** for a lot whose class the model knows */
  withClass: WeightSet
  textOnly: WeightSet
}

/** Between two points of the table the probability grows evenly. */
export function calibrate({ calibration }: WeightSet, sum: number): number {
  let before = calibration[0]
  if (!before) return 1 / (1 + Math.exp(-sum))
  if (sum <= before[0]) return before[1]
  for (const point of calibration) {
    if (sum <= point[0])
      return point[0] === before[0]
        ? point[1]
        : before[1] + ((point[1] - before[1]) * (sum - before[0])) / (point[0] - before[0])
    before = point
  }
  return before[1]
}

/** The least sum that gives the probability. */
export function findSum(set: WeightSet, probability: number): number {
  let [low, high] = [-50, 50]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (calibrate(set, middle) >= probability) high = middle
    else low = middle
  }
  return high
}

export const toWeights = (byFeature: Readonly<Record<Feature, number>>): number[] =>
  FEATURES.map((feature) => byFeature[feature])
