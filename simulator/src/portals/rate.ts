// Limits the requests per second to each portal; there is no limit by default.
export interface RateLimit {
  set(perSecond: number | null): void
  perSecond(): number | null
  /** Counts this request; false when it is one too many. */
  allows(portal: string): boolean
}

export function createRateLimit(): RateLimit {
  let most: number | null = null
  let second = 0
  const counts = new Map<string, number>()
  return {
    set(perSecond) {
      most = perSecond
    },
    perSecond: () => most,
    allows(portal) {
      if (most === null) return true
      const present = Math.floor(performance.now() / 1000)
      if (present !== second) counts.clear()
      second = present
      const count = (counts.get(portal) ?? 0) + 1
      counts.set(portal, count)
      return count <= most
    },
  }
}
