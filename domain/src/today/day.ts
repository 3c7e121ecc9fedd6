// What the page of the day shows.
import { isLate, isPlaced, type WorkStatus } from '../lot-work/statuses.ts'
import { SOON_HOURS } from '../lots/openness.ts'

/** Lines of each group; the rest is counted. */
export const MAX_LINES = 20

/** A lot burns when its applications end this soon or have ended, and our offer is not placed. */
export const BURNING_HOURS = SOON_HOURS
const HOUR = 3_600_000

export function isBurning(status: WorkStatus, applicationEndAt: string | Date | null, now: Date): boolean {
  if (applicationEndAt === null || isPlaced(status)) return false
  if (isLate(status, applicationEndAt, now)) return true
  return new Date(applicationEndAt).getTime() - now.getTime() <= BURNING_HOURS * HOUR
}

/** Changes of the catalogue are news for so long, also to a person who has not come for longer. */
export const NEWS_DAYS = 14
/** A mention that was not answered is shown for so long. */
export const MENTION_DAYS = 14
/** So much of a comment is shown there. */
export const EXCERPT_LENGTH = 200
/** Those who voted hear of changes of the lot for so long after their vote. */
export const VOTE_DAYS = 60
