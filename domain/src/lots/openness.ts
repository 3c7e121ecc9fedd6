// An open lot can still be voted on and taken into work. The server and the screens both use this rule.
import { PUBLISHED } from './vocabulary.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const URGENT_HOURS = 12
export const SOON_HOURS = 48

export interface Openness {
  status: string | null
  applicationEndAt: string | Date | null
}

function calculateMillisecondsLeft(end: string | Date | null, now: Date): number | null {
  if (end === null) return null
  const left = new Date(end).getTime() - now.getTime()
  return Number.isNaN(left) ? null : left
}

/** A published lot whose application end is in the future. A lot whose end is unknown is not open. */
export function isOpen(lot: Openness, now: Date): boolean {
  const left = calculateMillisecondsLeft(lot.applicationEndAt, now)
  return lot.status === PUBLISHED && left !== null && left > 0
}

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** Whole minutes until the end; null once it has passed or when it is unknown. */
export function calculateTimeLeft(end: string | Date | null, now: Date): TimeLeft | null {
  const left = calculateMillisecondsLeft(end, now)
  if (left === null || left <= 0) return null
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  }
}

export type Urgency = 'closed' | 'urgent' | 'soon' | 'calm'

export function getUrgency(end: string | Date | null, now: Date): Urgency {
  const left = calculateMillisecondsLeft(end, now)
  if (left === null || left <= 0) return 'closed'
  if (left < URGENT_HOURS * HOUR) return 'urgent'
  return left < SOON_HOURS * HOUR ? 'soon' : 'calm'
}
