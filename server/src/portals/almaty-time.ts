import { dayBounds, isDay } from '@tendertap/domain/clock'

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const SHORT_ZONE = /([+-]\d{2})$/

/**
 * The instant a portal means: wall clock of Almaty where it names no zone, `+05` (without minutes) where it does.
 * Null for nothing and for what is no date.
 */
export function portalInstant(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? ''
  const [, day, hours = '00', minutes = '00', seconds = '00'] = WALL_CLOCK.exec(trimmed) ?? []
  if (day !== undefined) {
    if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
    const [midnight] = dayBounds(day)
    return new Date(midnight.getTime() + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000)
  }
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:/.test(trimmed)) return null
  const instant = new Date(trimmed.replace(' ', 'T').replace(SHORT_ZONE, '$1:00'))
  return Number.isNaN(instant.getTime()) ? null : instant
}
