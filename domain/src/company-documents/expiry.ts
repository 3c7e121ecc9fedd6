// Until when a company document is valid. Its last day counts as a whole, in Kazakhstan time.
import { toKazakhstanDay } from '../clock.ts'

/** `expires_before`: valid today, but no longer on the day that matters. */
export type ExpiryState = 'valid' | 'expires_before' | 'expired'

/** From this many days before the end on, the library warns. */
export const EXPIRY_WARNING_DAYS = 30

const DAY_MS = 86_400_000

/**
 * How a document stands on the day of a bid: the day on which the applications end. A bid's day in the past, or none,
 * leaves the question whether the document is valid today.
 */
export function judgeExpiry(validUntil: string | null, bidAt: string | Date | null, now: Date): ExpiryState {
  if (validUntil === null) return 'valid'
  if (validUntil < toKazakhstanDay(now)) return 'expired'
  return bidAt !== null && validUntil < toKazakhstanDay(new Date(bidAt)) ? 'expires_before' : 'valid'
}

/** 0: today is its last day; negative: it has expired. */
export function countDaysLeft(validUntil: string, now: Date): number {
  return Math.round((Date.parse(validUntil) - Date.parse(toKazakhstanDay(now))) / DAY_MS)
}

/** The days until a document ends, when they are few enough to warn; null when it is far off, or over. */
export function findDaysToWarn(validUntil: string | null, now: Date): number | null {
  if (validUntil === null) return null
  const days = countDaysLeft(validUntil, now)
  return days >= 0 && days <= EXPIRY_WARNING_DAYS ? days : null
}
