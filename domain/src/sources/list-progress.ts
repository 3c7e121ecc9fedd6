// When the lists of a portal were last read whole, and whether that is too long ago.

/** One list of a portal that is meant to be read. */
export interface ListProgress {
  /** null: no run has ended well yet */
  lastGoodAt: Date | null
  connectedAt: Date
  pollSeconds: number
}

const MISSED_INTERVALS = 2
// Polls of a few seconds are for demonstrations: one slow answer must not count as silence.
const SHORTEST_SILENCE_MS = 60_000
// The first run reads all that is open, however short the interval.
const FIRST_RUN_MS = 3_600_000

const findOldest = (instants: readonly Date[]) =>
  instants.length > 0 ? new Date(Math.min(...instants.map((instant) => instant.getTime()))) : null

/**
 * Since when a list had no good run for two intervals, counted from the last good run or from the connection. Null:
 * none is
 * silent.
 */
export function findSilentSince(lists: readonly ListProgress[], now: Date): Date | null {
  const silent = lists.flatMap(({ lastGoodAt, connectedAt, pollSeconds }) => {
    const since = lastGoodAt ?? connectedAt
    const patienceMs = Math.max(
      MISSED_INTERVALS * pollSeconds * 1000,
      lastGoodAt === null ? FIRST_RUN_MS : SHORTEST_SILENCE_MS,
    )
    return now.getTime() - since.getTime() > patienceMs ? [since] : []
  })
  return findOldest(silent)
}

/** When any of its lists was last read whole. */
export function findLastReadAt(lists: readonly ListProgress[]): Date | null {
  const readings = lists.flatMap(({ lastGoodAt }) => lastGoodAt?.getTime() ?? [])
  return readings.length > 0 ? new Date(Math.max(...readings)) : null
}

/**
 * Everything published before this is here. Lists that are read more rarely than the others, such as a daily journal,
 * do not count.
 */
export function findCompleteUntil(lists: readonly ListProgress[]): Date | null {
  const shortest = Math.min(...lists.map(({ pollSeconds }) => pollSeconds))
  const readings = lists.filter(({ pollSeconds }) => pollSeconds === shortest).map(({ lastGoodAt }) => lastGoodAt)
  return readings.includes(null) ? null : findOldest(readings.filter((instant) => instant !== null))
}
