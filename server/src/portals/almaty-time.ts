import { getDayBounds, isDay, toKazakhstanDay } from '@tendertap/domain/clock'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const SHORT_ZONE = /([+-]\d{2})$/

// A page names the same few days hundreds of times, and the calendar of a time zone is slow.
const midnights = new Map<string, number | null>()
const MAX_DAYS = 5_000

function findMidnight(day: string): number | null {
  let midnight = midnights.get(day)
  if (midnight === undefined) {
    midnight = isDay(day) ? getDayBounds(day)[0].getTime() : null
    if (midnights.size >= MAX_DAYS) midnights.clear()
    midnights.set(day, midnight)
  }
  return midnight
}

/**
 * The instant a portal means: wall clock of Almaty where it names no zone, `+05` (without minutes) where it does.
 * Null for nothing and for what is no date.
 */
export function parsePortalInstant(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? ''
  const [, day, hours = '00', minutes = '00', seconds = '00'] = WALL_CLOCK.exec(trimmed) ?? []
  if (day !== undefined) {
    const midnight = findMidnight(day)
    if (midnight === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
    return new Date(midnight + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000)
  }
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:/.test(trimmed)) return null
  const instant = new Date(trimmed.replace(' ', 'T').replace(SHORT_ZONE, '$1:00'))
  return Number.isNaN(instant.getTime()) ? null : instant
}

const padToTwo = (number: number) => String(number).padStart(2, '0')

/** 'YYYY-MM-DD HH:MM:SS' on Almaty clocks, as the state portal's filters want it. */
export function toAlmatyText(instant: Date): string {
  const day = toKazakhstanDay(instant)
  const seconds = Math.floor((instant.getTime() - getDayBounds(day)[0].getTime()) / 1000)
  return `${day} ${padToTwo(Math.floor(seconds / 3600))}:${padToTwo(Math.floor(seconds / 60) % 60)}:${padToTwo(seconds % 60)}`
}
