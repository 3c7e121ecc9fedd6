// Instants are stored in UTC. Days and deadlines are shown and computed in Kazakhstan time, in whatever zone the
// process or the browser runs.
export const TIME_ZONE = 'Asia/Almaty'

// Intl gives only the digits. Their order and separators are ours, so no locale data can change what is shown.
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

function toWallClock(instant: Date): WallClock {
  const shown = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const read = (type: keyof WallClock) => shown[type] ?? 0
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

function toUtc(wall: WallClock): number {
  const utc = new Date(0)
  utc.setUTCFullYear(wall.year, wall.month - 1, wall.day)
  return utc.setUTCHours(wall.hour, wall.minute, wall.second)
}

function getOffset(instant: Date): number {
  const second = Math.floor(instant.getTime() / 1000) * 1000
  return toUtc(toWallClock(instant)) - second
}

/**
 * The instant at which Kazakhstan clocks show this time. The offset depends on the date: Almaty moved to +05 on
 * 1 March 2024.
 */
function toInstant(wall: WallClock, milliseconds = 0): Date {
  const utc = toUtc(wall) + milliseconds
  const guess = utc - getOffset(new Date(utc))
  return new Date(utc - getOffset(new Date(guess)))
}

type Instant = string | Date | null | undefined

function readWallClock(value: Instant): WallClock | null {
  if (value === null || value === undefined || value === '') return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : toWallClock(instant)
}

const padTwo = (number: number) => String(number).padStart(2, '0')
const padFour = (number: number) => String(number).padStart(4, '0')

/** An instant, always with its time: dd.mm.yyyy hh:mm, or '-' when there is none. */
export function formatDateTime(value: Instant): string {
  const wall = readWallClock(value)
  if (!wall) return '-'
  return `${padTwo(wall.day)}.${padTwo(wall.month)}.${padFour(wall.year)} ${padTwo(wall.hour)}:${padTwo(wall.minute)}`
}

/** The time of an instant whose day stands elsewhere: hh:mm. */
export function formatTime(value: Instant): string {
  return formatDateTime(value).slice(-5)
}

/** A full hour of the day, 0 to 23: 08:00. */
export function formatHour(hour: number): string {
  return `${padTwo(hour)}:00`
}

/** A day that has no time, '2026-11-30', as people write it: 30.11.2026. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** A day of the coming weeks, '2026-11-30', without its year: 30.11. */
export function formatShortDay(day: string): string {
  return formatDay(day).slice(0, 5)
}

/** 'YYYY-MM-DD' of the Kazakhstan day this instant belongs to. */
export function toKazakhstanDay(instant: Date): string {
  const { year, month, day } = toWallClock(instant)
  return `${padFour(year)}-${padTwo(month)}-${padTwo(day)}`
}

/** Is it a real day written as 'YYYY-MM-DD'? */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const utc = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(day)
}

/** The day that lies this many days after another one. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first instant of a Kazakhstan day and the first one after it. */
export function getDayBounds(day: string): [start: Date, end: Date] {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  const getMidnight = (add: number) => {
    const date = new Date(`${day}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + add)
    const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    return toInstant({ ...wall, hour: 0, minute: 0, second: 0 })
  }
  return [getMidnight(0), getMidnight(1)]
}

/** What Kazakhstan clocks show at this instant, as if it were UTC: for formats that know no time zone. */
export function toWallClockMs(instant: Date): number {
  return instant.getTime() + getOffset(instant)
}

/** The same day and time of another month on Kazakhstan clocks, or its last day: 31 January + 1 = 28 or 29 February. */
export function addCalendarMonths(instant: Date, months: number): Date {
  const wall = toWallClock(instant)
  const first = new Date(0)
  first.setUTCFullYear(wall.year, wall.month - 1 + months, 1)
  const year = first.getUTCFullYear()
  const month = first.getUTCMonth() + 1
  first.setUTCFullYear(year, month, 0)
  const milliseconds = ((instant.getTime() % 1000) + 1000) % 1000
  return toInstant({ ...wall, year, month, day: Math.min(wall.day, first.getUTCDate()) }, milliseconds)
}
