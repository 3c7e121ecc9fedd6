import { getDayBounds } from '@tendertap/domain/clock'

const DAYS = 30

/** Where a source that was never read begins. */
export function firstDay(day: string | undefined, now: Date): Date {
  return day === undefined ? new Date(now.getTime() - DAYS * 86_400_000) : getDayBounds(day)[0]
}
