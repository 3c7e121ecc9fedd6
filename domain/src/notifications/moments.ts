// When the clock itself is the event: an end of applications comes near, a step should be done, a subscription ends.
import { toKazakhstanDay } from '../clock.ts'
import { countDaysLeft } from '../subscription/limits.ts'
import { WORKING_DAY_ENDS_AT_HOUR, type WorkPlan } from '../working-days/plan.ts'
import type { PlanStep } from '../working-days/steps.ts'
import { DEADLINE_HOURS, SUBSCRIPTION_DAYS } from './notices.ts'

const HOUR = 3_600_000

/**
 * The mark that was passed last, in hours before the end; null when it is none of them, or when the work began after
 * it: whoever takes a lot sees how much time is left.
 */
export function findPassedMark({ end, since }: { end: Date; since: Date }, now: Date): number | null {
  if (now >= end) return null
  const isPassed = (hours: number) => now.getTime() >= end.getTime() - hours * HOUR
  const mark = DEADLINE_HOURS.filter(isPassed).at(-1) ?? null
  return mark !== null && since.getTime() < end.getTime() - mark * HOUR ? mark : null
}

/** The steps of a plan whose last working day is over; not those that were late before the work began. */
export function listOverdueSteps({ steps }: WorkPlan, since: Date, now: Date): PlanStep[] {
  const firstDay = toKazakhstanDay(since)
  const lastOver = toKazakhstanDay(new Date(now.getTime() - WORKING_DAY_ENDS_AT_HOUR * HOUR))
  return steps.filter(({ endBy }) => endBy >= firstDay && endBy <= lastOver).map(({ step }) => step)
}

/** `mark`: the reminder that is due, of those that the administrators get; `days`: how many are left. */
export function findSubscriptionMark(endsAt: Date, now: Date): { mark: number; days: number } | null {
  if (now >= endsAt) return null
  const days = countDaysLeft(endsAt, now)
  const mark = SUBSCRIPTION_DAYS.filter((reminder) => days <= reminder).at(-1)
  return mark === undefined ? null : { mark, days }
}
