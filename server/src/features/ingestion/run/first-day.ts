import { getDayBounds } from '@tendertap/domain/clock'

const DAYS = 30

/** The moment from which a source is read for the first time: the configured day, or 30 days ago. */
export function findFirstDay(day: string | undefined, now: Date): Date {
  return day === undefined ? new Date(now.getTime() - DAYS * 86_400_000) : getDayBounds(day)[0]
}
