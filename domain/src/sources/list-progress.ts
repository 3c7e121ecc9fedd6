// When the lists of a portal were last read completely, and whether that is too long ago.

/** One list of a portal that we poll. */
export interface ListProgress {
  /** the end of the last successful run; null: there was none yet */
  lastGoodAt: Date | null
  connectedAt: Date
  pollSeconds: number
}

const MISSED_INTERVALS = 2
// The demo polls every few seconds; one slow answer must not count as silence.
const SHORTEST_SILENCE_MS = 60_000
// The first run reads everything that is open, which takes longer than an interval.
const FIRST_RUN_MS = 3_600_000

const findOldest = (instants: readonly Date[]) =>
  instants.length > 0 ? new Date(Math.min(...instants.map((instant) => instant.getTime()))) : null

/**
 * A list is silent when it had no successful run for two intervals, counted from the last one or from its connection.
 * Returns the oldest start of such a silence, or null if no list is silent.
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

/** When any of the lists was last read completely. */
export function findLastReadAt(lists: readonly ListProgress[]): Date | null {
  const readings = lists.flatMap(({ lastGoodAt }) => lastGoodAt?.getTime() ?? [])
  return readings.length > 0 ? new Date(Math.max(...readings)) : null
}

/**
 * The catalogue has everything published before this. Lists that are read less often than the others, such as a daily
 * journal, do not count.
 */
export function findCompleteUntil(lists: readonly ListProgress[]): Date | null {
  const shortest = Math.min(...lists.map(({ pollSeconds }) => pollSeconds))
  const readings = lists.filter(({ pollSeconds }) => pollSeconds === shortest).map(({ lastGoodAt }) => lastGoodAt)
  return readings.includes(null) ? null : findOldest(readings.filter((instant) => instant !== null))
}
