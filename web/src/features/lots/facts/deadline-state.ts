import { isOpen, calculateTimeLeft, getUrgency, type TimeLeft, type Urgency } from '@tendertap/domain/lots/openness'

interface DeadlineState {
  urgency: Urgency
  /** null when there is nothing to count */
  left: TimeLeft | null
  isPast: boolean
}

/**
 * The time left is counted only while applications are accepted: a cancelled or unpublished lot has a date, but its
 * deadline no longer matters.
 */
export function describeDeadline(status: string | null, end: string | null, now: Date): DeadlineState {
  const left = calculateTimeLeft(end, now)
  const isPast = left === null
  if (!isOpen({ status, applicationEndAt: end }, now)) return { urgency: 'closed', left: null, isPast }
  return { urgency: getUrgency(end, now), left, isPast }
}
