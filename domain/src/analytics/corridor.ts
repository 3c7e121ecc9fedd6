// The corridor of prices: between which shares of the planned amount the middle 80 % of comparable purchases ended.
import { calculateQuantileOfNext } from '../quantiles.ts'

/** With fewer observations a corridor would be a guess, so none is given. */
export const MIN_OBSERVATIONS = 8
/** The newest ones are taken; older prices say less about the next one. */
export const MAX_OBSERVATIONS = 1_000
const LOW = 0.1
const HIGH = 0.9
/** In so many cases out of ten the next comparable purchase ends within the corridor. */
export const COVERED_OF_TEN = Math.round((HIGH - LOW) * 10)

/** What is comparable, the closest first. The first of them with enough observations is used. */
export const CORRIDOR_BASES = ['customerGroup', 'groupMethod', 'group', 'divisionMethod'] as const
export type CorridorBasis = (typeof CORRIDOR_BASES)[number]

export interface Corridor {
  observations: number
  low: number
  median: number
  high: number
}

/** Of shares of the plan; null when there are too few. */
export function calculateCorridor(shares: readonly number[]): Corridor | null {
  if (shares.length < MIN_OBSERVATIONS) return null
  const sorted = shares.toSorted((one, other) => one - other)
  return {
    observations: sorted.length,
    low: calculateQuantileOfNext(sorted, LOW),
    median: calculateQuantileOfNext(sorted, 0.5),
    high: calculateQuantileOfNext(sorted, HIGH),
  }
}

const STEPS_PER_WHOLE = 20
/** What ends at 120 % of the plan or above is one step: few do, and one of them may be a hundred times the plan. */
const LAST_STEP = 24

export interface PriceStep {
  /** the share of the plan at which it begins */
  from: number
  /** null: and everything above */
  to: number | null
  purchases: number
}

// a share such as 0.85 lies a hair below its step when it was divided
const findStep = (share: number) => Math.min(Math.floor(share * STEPS_PER_WHOLE + 1e-9), LAST_STEP)

/** The share at which the step of a share begins. */
export const findStepStart = (share: number): number => findStep(share) / STEPS_PER_WHOLE

/** How many shares are in each step of 5 %, from the first to the last step that has any. */
export function countShares(shares: readonly number[]): PriceStep[] {
  const counts = new Map<number, number>()
  for (const share of shares) {
    const step = findStep(share)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  const steps = [...counts.keys()]
  if (steps.length === 0) return []
  const first = Math.min(...steps)
  return Array.from({ length: Math.max(...steps) - first + 1 }, (_, index) => ({
    from: (first + index) / STEPS_PER_WHOLE,
    to: first + index === LAST_STEP ? null : (first + index + 1) / STEPS_PER_WHOLE,
    purchases: counts.get(first + index) ?? 0,
  }))
}
