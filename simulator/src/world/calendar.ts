// Kazakhstan has been at UTC+5 since 1 March 2024 and no world starts before that.
// A moment here is wall clock: what Date would hold if Kazakhstan's clocks were UTC.
import type { Random } from './random.ts'

export const HOUR = 3_600_000
export const MINUTE = 60_000
export const DAY = 24 * HOUR
const OFFSET = 5 * HOUR

export type Moment = number

export function toMoment(instant: Date): Moment {
  return Math.floor((instant.getTime() + OFFSET) / 1000) * 1000
}

export function toInstant(moment: Moment): Date {
  return new Date(moment - OFFSET)
}

/** Reads what `formatMoment` wrote. */
export function parseMoment(written: string): Moment {
  return Date.parse(`${written.slice(0, 19).replace(' ', 'T')}Z`)
}

/** `YYYY-MM-DD HH:MM:SS`, as the state portal writes it. */
export function formatMoment(moment: Moment): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
}

export function getYear(moment: Moment): number {
  return new Date(moment).getUTCFullYear()
}

export function getMonth(moment: Moment): number {
  return new Date(moment).getUTCMonth() + 1
}

const midnight = (moment: Moment) => Math.floor(moment / DAY) * DAY

function isWeekend(moment: Moment): boolean {
  return [0, 6].includes(new Date(moment).getUTCDay())
}

function findWorkingDay(day: Moment, step: number): Moment {
  return isWeekend(day) ? findWorkingDay(day + step, step) : day
}

/** A working hour `days` before the start (0 = the same day, never later than the start itself). */
export function pickPublishingMoment(start: Moment, days: number, random: Random): Moment {
  const wanted = midnight(start) - days * DAY
  const day = days > 0 ? findWorkingDay(wanted, -DAY) : wanted
  const moment = day + random.int(9 * 60, 20 * 60) * MINUTE + random.int(0, 59) * 1000
  if (moment < start) return moment
  const sinceMidnight = start - midnight(start)
  return sinceMidnight > 10 * MINUTE
    ? day + random.int(1, Math.floor(sinceMidnight / MINUTE) - 1) * MINUTE
    : day - random.int(4, 14) * HOUR
}

/** A closing hour on a working day, that many days after the publication at the earliest. */
export function pickClosingMoment(published: Moment, days: number, random: Random): Moment {
  return findWorkingDay(midnight(published) + days * DAY, DAY) + random.pick([9, 9, 10, 11, 15, 18]) * HOUR
}
