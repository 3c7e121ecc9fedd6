import { getDayBounds } from '@tendertap/domain/clock'

const DAYS = 30

/** The first reading of a source begins here. */
export function findFirstDay(day: string | undefined, now: Date): Date {
  return day === undefined ? new Date(now.getTime() - DAYS * 86_400_000) : getDayBounds(day)[0]
}
