// Hours of Kazakhstan time in which a person is told nothing; what comes then is told at their end. Ours.
import { getDayBounds, toKazakhstanDay } from '../clock.ts'

/** Full hours, 0 to 23. `to` is the first hour that is not quiet; the same hour twice: no quiet hours. */
export interface QuietHours {
  from: number
  to: number
}

export const USUAL_QUIET_HOURS: QuietHours = { from: 21, to: 8 }

export const hasQuietHours = ({ from, to }: QuietHours) => from !== to

const HOUR = 3_600_000

/** When the quiet hours that it is now will end; null when it is none of them. */
export function findQuietEnd({ from, to }: QuietHours, now: Date): Date | null {
  const [dayStart, dayEnd] = getDayBounds(toKazakhstanDay(now))
  const hour = (now.getTime() - dayStart.getTime()) / HOUR
  const endsAt = (start: Date) => new Date(start.getTime() + to * HOUR)
  if (from < to) return hour >= from && hour < to ? endsAt(dayStart) : null
  if (!hasQuietHours({ from, to })) return null
  if (hour < to) return endsAt(dayStart)
  return hour >= from ? endsAt(dayEnd) : null
}
