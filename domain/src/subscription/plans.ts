// spec 1 §9: plans, tariffs and what they cost. Prices are whole tenge.
import { addCalendarMonths } from '../clock.ts'

export const PLANS = ['trial', 'commercial', 'free'] as const
export type Plan = (typeof PLANS)[number]
/** What the operator can assign by hand. */
export const MANUAL_PLANS = ['trial', 'commercial'] as const satisfies readonly Plan[]

export const DURATIONS = [1, 3, 6, 12] as const
export type Duration = (typeof DURATIONS)[number]

/** getCurrentSubscription names the length of the term instead of the plan. */
export const TERMS = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 } as const satisfies Record<string, Duration>
export type Term = keyof typeof TERMS

const DAY = 86_400_000

/** The term whose calendar length from the start is nearest; the shorter one when two are equally near. */
export function findNearestTerm(startDate: Date, endDate: Date): Term {
  const distance = (term: Term) => Math.abs(addCalendarMonths(startDate, TERMS[term]).getTime() - endDate.getTime())
  const terms: Term[] = ['monthly', 'quarterly', 'semiannual', 'annual']
  return terms.reduce((best, term) => (distance(term) < distance(best) ? term : best))
}

export const TARIFFS = {
  standard: { month: 20_000, users: 5, filters: 5 },
  extended: { month: 32_000, users: 10, filters: 10 },
} as const
export type Tariff = keyof typeof TARIFFS

export const DISCOUNT_PERCENT = { 1: 0, 3: 5, 6: 10, 12: 20 } as const satisfies Record<Duration, number>

export interface Price {
  discountPercent: number
  perMonth: number
  total: number
}

export function calculatePrice(tariff: Tariff, months: Duration): Price {
  const discountPercent = DISCOUNT_PERCENT[months]
  const perMonth = (TARIFFS[tariff].month * (100 - discountPercent)) / 100
  return { discountPercent, perMonth, total: perMonth * months }
}

/** The first values of the operator's form for a subscription assigned by hand. */
export const MANUAL_DEFAULTS = {
  plan: 'trial',
  months: 1,
  maxUsers: 5,
  additionalUsers: 0,
  maxFilters: 10,
  additionalFilters: 0,
} as const satisfies { plan: Plan; months: Duration } & Record<string, unknown>

export const MANUAL_MINIMA = { maxUsers: 1, additionalUsers: 0, maxFilters: 1, additionalFilters: 0 } as const

/** spec 1 §9: the form's preview counts a month as 30 days; the date that is sent does not (calculateEndDate). */
export function calculatePreviewEndDate(startDate: Date, months: Duration): Date {
  return new Date(startDate.getTime() + months * 30 * DAY)
}

/** spec 1 §9: the end date that is sent counts calendar months. */
export function calculateEndDate(startDate: Date, months: Duration): Date {
  return addCalendarMonths(startDate, months)
}
