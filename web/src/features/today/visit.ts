// Since when the open page of the day tells what changed. Somebody who follows a line and comes back is still on the
// same visit: the other lines are there.

const SAME_VISIT_MS = 30 * 60_000

let visit: { userId: string; since: number; at: number } | null = null

/** null: a new visit, which begins with what the person has not seen. */
export function findVisit(userId: string, now = Date.now()): number | null {
  return visit?.userId === userId && now - visit.at < SAME_VISIT_MS ? visit.since : null
}

export function continueVisit(userId: string, since: number, now = Date.now()): void {
  visit = { userId, since, at: now }
}
