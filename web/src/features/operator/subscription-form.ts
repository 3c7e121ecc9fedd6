// The operator's form as it is typed: the limits are texts, so that a field can be empty.
import {
  findInvalidLimits,
  MANUAL_LIMITS,
  toAssignment,
  type ManualForm,
  type ManualLimit,
} from '@tendertap/domain/subscription/manual'

type Limits = Record<ManualLimit, string>
export type SubscriptionValues = Pick<ManualForm, 'plan' | 'months'> & Limits & { start: 'now' | 'after' }

const MAX_DIGITS = 5

/** In the order of the fields on the screen. */
export function toFormValues(form: ManualForm, start: SubscriptionValues['start']): SubscriptionValues {
  return {
    plan: form.plan,
    months: form.months,
    maxUsers: String(form.maxUsers),
    additionalUsers: String(form.additionalUsers),
    maxFilters: String(form.maxFilters),
    additionalFilters: String(form.additionalFilters),
    start,
  }
}

export const keepDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS)

/** An empty field is no number. */
const toNumber = (text: string): number => (text === '' ? Number.NaN : Number(text))

const toLimits = (values: Limits): Record<ManualLimit, number> => ({
  maxUsers: toNumber(values.maxUsers),
  additionalUsers: toNumber(values.additionalUsers),
  maxFilters: toNumber(values.maxFilters),
  additionalFilters: toNumber(values.additionalFilters),
})

/** The text for each limit that is wrong. */
export function findLimitErrors(values: Limits, describe: (limit: ManualLimit) => string): Partial<Limits> {
  const invalid = findInvalidLimits(toLimits(values))
  return Object.fromEntries(MANUAL_LIMITS.filter((limit) => invalid.includes(limit)).map((l) => [l, describe(l)]))
}

/** What is sent, apart from the workspace. */
export function toSubscription({ plan, months, ...values }: SubscriptionValues, startDate: Date) {
  return toAssignment({ plan, months, ...toLimits(values) }, startDate)
}
