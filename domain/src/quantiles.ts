// Quantiles of sorted numbers; between neighbours the value is interpolated.

/**
 * Of the number that comes next: of nine numbers the tenth is below the smallest once in ten times, so the smallest is
 * their tenth part. The quantiles of the numbers themselves would be too narrow for few of them.
 */
export function calculateQuantileOfNext(sorted: readonly number[], share: number): number {
  return interpolate(sorted, Math.min(Math.max(share * (sorted.length + 1) - 1, 0), sorted.length - 1))
}

function interpolate(sorted: readonly number[], position: number): number {
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
