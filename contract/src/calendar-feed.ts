/**
 * The calendar of one person, which calendar programs read by GET without a session: whoever knows the secret may read
 * it.
 */
export const CALENDAR_PREFIX = '/api/calendar/'
export const CALENDAR_PATH = `${CALENDAR_PREFIX}:fileName` as const

const SECRET_FILE = /^([\w-]{43})\.ics$/

export function toCalendarPath(secret: string): string {
  return `${CALENDAR_PREFIX}${secret}.ics`
}

/** The secret in a requested file's name; null when it cannot be one. */
export function readCalendarSecret(fileName: string): string | null {
  return SECRET_FILE.exec(fileName)?.[1] ?? null
}
