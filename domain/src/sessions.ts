import type { Role } from './roles.ts'

const HOUR_MS = 3_600_000

/**
 * A session lasts 12 hours, or 30 days when the person asked to be remembered. A superadmin's lasts one hour,
 * remembered or not: it opens the data of every company.
 */
export function calculateSessionEnd(start: Date, roles: readonly Role[], rememberMe: boolean): Date {
  const hours = roles.includes('superadmin') ? 1 : rememberMe ? 30 * 24 : 12
  return new Date(start.getTime() + hours * HOUR_MS)
}
