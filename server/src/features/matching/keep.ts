// Which scores are stored. Of 10,000 new lots a day and 100,000 profiles nearly all pairs score next to nothing.

/** Near misses are kept while the lot is open, so that lists can show them and a lower limit finds them at once. */
const NEAR_MISS_POINTS = 15

export function isWorthKeeping(percent: number, minScore: number): boolean {
  return percent > 0 && percent >= minScore - NEAR_MISS_POINTS
}
