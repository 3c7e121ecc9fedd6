// Finds the last day on which portals must have published something: working days by law, without what was decided for
// single days.
import { getDayBounds, toKazakhstanDay } from '../clock.ts'
import { isWorkingDayByLaw } from '../working-days/calendar.ts'

const DAY_MS = 86_400_000
/** By noon of a working day every portal has published something. */
const PUBLISHED_BY_MS = DAY_MS / 2

/**
 * The beginning of the last working day whose noon has passed: new lots are counted since then. The day stays the same
 * through the night, the weekend and the next morning, so the alarm does not begin or end at those times.
 */
export function findNewLotsSince(now: Date): Date {
  for (let back = 0; ; back += 1) {
    const day = toKazakhstanDay(new Date(now.getTime() - back * DAY_MS))
    const [start] = getDayBounds(day)
    if (isWorkingDayByLaw(day) && now.getTime() - start.getTime() >= PUBLISHED_BY_MS) return start
  }
}
