// spec 1 §9: limits come from the subscription, maximum plus additional.
/** A subscription without maxUsers counts as having this many. */
export const DEFAULT_MAX_USERS = 8

export function getUserLimit(subscription: { maxUsers: number | null; additionalUsers: number | null }): number {
  return (subscription.maxUsers ?? DEFAULT_MAX_USERS) + (subscription.additionalUsers ?? 0)
}

export function getFilterLimit(subscription: { maxFilters: number; additionalFilters: number | null }): number {
  return subscription.maxFilters + (subscription.additionalFilters ?? 0)
}

/** When a limit is lowered below the count, nothing is deleted, but nothing can be added. */
export function hasRoom(current: number, limit: number): boolean {
  return current < limit
}

export function isActive(startDate: string | Date, endDate: string | Date, now: Date): boolean {
  return new Date(startDate) <= now && now < new Date(endDate)
}

const DAY = 86_400_000

/** Days that remain, including the current one. */
export function countDaysLeft(endDate: string | Date, now: Date): number {
  return Math.max(0, Math.ceil((new Date(endDate).getTime() - now.getTime()) / DAY))
}

/** When there are more interests than the limit allows, only the oldest ones score lots. */
export function pickScoringInterests<I extends { id: string; createdAt: string | Date }>(
  interests: readonly I[],
  limit: number,
): I[] {
  const age = (interest: I) => new Date(interest.createdAt).getTime()
  const oldestFirst = interests.toSorted((a, b) => age(a) - age(b) || (a.id < b.id ? -1 : 1))
  return oldestFirst.slice(0, Math.max(0, limit))
}
