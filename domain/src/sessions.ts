const HOUR_MS = 3_600_000

/** A session lasts 12 hours, or 30 days when the person asked to be remembered. */
export function calculateSessionEnd(start: Date, rememberMe: boolean): Date {
  return new Date(start.getTime() + (rememberMe ? 30 * 24 : 12) * HOUR_MS)
}
