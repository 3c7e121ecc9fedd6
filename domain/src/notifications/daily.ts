// The daily mailing: what was published between two mornings.
import { addDays, getDayBounds } from '../clock.ts'

/** When it is sent, and when saved searches tell by the day; by the clock of Kazakhstan. */
export const DAILY_HOUR = 8
/** It lists so many lots that match, and counts the rest. */
export const DAILY_LOTS = 50

const HOUR = 3_600_000

/** What the mailing of a day tells: from DAILY_HOUR of the day before until DAILY_HOUR. */
export function getDailyBounds(day: string): [from: Date, to: Date] {
  const [start] = getDayBounds(day)
  const [startBefore] = getDayBounds(addDays(day, -1))
  return [addHours(startBefore), addHours(start)]
}

const addHours = (midnight: Date) => new Date(midnight.getTime() + DAILY_HOUR * HOUR)
