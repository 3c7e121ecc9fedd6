// When the worker tries to fetch a document again after a failure, and when it stops trying.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WAITS = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR] as const

export interface FetchPlan {
  state: 'wanted' | 'unavailable'
  /**
   * While wanted: when the worker tries again by itself. Once unavailable: after this moment the worker tries once more
   * when somebody opens the document (a token may have expired meanwhile); null: never.
   */
  nextAttemptAt: Date | null
}

/** `attempts` includes the one that failed now; `waitScale` multiplies every wait, 1 in production. */
export function planAfterFailure(attempts: number, forGood: boolean, now: Date, waitScale: number): FetchPlan {
  if (forGood) return { state: 'unavailable', nextAttemptAt: null }
  const wait = WAITS[attempts - 1]
  const nextAttemptAt = new Date(now.getTime() + (wait ?? WAITS[4]) * waitScale)
  return { state: wait === undefined ? 'unavailable' : 'wanted', nextAttemptAt }
}
