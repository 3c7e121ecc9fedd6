// spec 1 §5, §9: the operator's form for a subscription assigned by hand.
import {
  type Duration,
  calculateEndDate,
  MANUAL_DEFAULTS,
  DURATIONS,
  MANUAL_MINIMA,
  type MANUAL_PLANS,
  type Tariff,
  TARIFFS,
} from './plans.ts'

export type ManualLimit = keyof typeof MANUAL_MINIMA
export const MANUAL_LIMITS = [
  'maxUsers',
  'additionalUsers',
  'maxFilters',
  'additionalFilters',
] as const satisfies readonly ManualLimit[]

export type ManualForm = { plan: (typeof MANUAL_PLANS)[number]; months: Duration } & Record<ManualLimit, number>

/** The limits that are not a whole number or are below their minimum. */
export function findInvalidLimits(limits: Readonly<Record<ManualLimit, number>>): ManualLimit[] {
  return MANUAL_LIMITS.filter((limit) => !Number.isSafeInteger(limits[limit]) || limits[limit] < MANUAL_MINIMA[limit])
}

/**
 * The first values of the form when a company has asked for a tariff; what the company did not choose is taken from its
 * last subscription.
 */
export function fillRenewalForm(
  chosen: { tariff: Tariff | null; months: Duration | null },
  last: Readonly<Record<ManualLimit, number>> | null,
): ManualForm {
  const before = last && {
    maxUsers: last.maxUsers,
    additionalUsers: last.additionalUsers,
    maxFilters: last.maxFilters,
    additionalFilters: last.additionalFilters,
  }
  const limits = chosen.tariff
    ? {
        maxUsers: TARIFFS[chosen.tariff].users,
        maxFilters: TARIFFS[chosen.tariff].filters,
        additionalUsers: 0,
        additionalFilters: 0,
      }
    : before
  return { ...MANUAL_DEFAULTS, ...limits, plan: 'commercial', months: chosen.months ?? MANUAL_DEFAULTS.months }
}

/** The body of the call: instants in ISO form, the end by calendar months. */
export function toAssignment(form: ManualForm, startDate: Date) {
  const { months, ...rest } = form
  return { ...rest, startDate: startDate.toISOString(), endDate: calculateEndDate(startDate, months).toISOString() }
}

const START_TOLERANCE_MS = 60 * 60_000

export type PeriodProblem = 'subscription_in_past' | 'subscription_period'

/**
 * spec 1 §5: a subscription lasts 1, 3, 6 or 12 months of the calendar. It begins now or later; an hour is left for a
 * form that was open for a while, and for clocks that differ.
 */
export function findPeriodProblem(startDate: Date, endDate: Date, now: Date): PeriodProblem | null {
  if (startDate.getTime() < now.getTime() - START_TOLERANCE_MS) return 'subscription_in_past'
  const isPeriod = DURATIONS.some((months) => calculateEndDate(startDate, months).getTime() === endDate.getTime())
  return isPeriod ? null : 'subscription_period'
}
