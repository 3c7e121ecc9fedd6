const FIRST_MS = 2000
const LONGEST_MS = 30_000

/**
 * 2, 4, 8, 16, then every 30 seconds: soon enough to notice that the server is back, without overloading it.
 */
export function chooseRetryDelay(attemptsMade: number): number {
  return Math.min(FIRST_MS * 2 ** attemptsMade, LONGEST_MS)
}
