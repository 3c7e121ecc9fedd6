import { describe, expect, test } from 'vitest'
import { fillRenewalForm, findInvalidLimits, findPeriodProblem, type ManualLimit, toAssignment } from './manual.ts'
import { MANUAL_DEFAULTS } from './plans.ts'

describe('the limits of a subscription assigned by hand', () => {
  test.each<[Partial<Record<ManualLimit, number>>, ManualLimit[]]>([
    [{}, []],
    [{ maxUsers: 1, additionalUsers: 0, maxFilters: 1, additionalFilters: 0 }, []],
    [{ maxUsers: 0 }, ['maxUsers']],
    [{ additionalUsers: -1 }, ['additionalUsers']],
    [{ maxFilters: 0 }, ['maxFilters']],
    [{ additionalFilters: -1 }, ['additionalFilters']],
    [{ maxUsers: 1.5, maxFilters: Number.NaN }, ['maxUsers', 'maxFilters']],
  ])('%o: problems %o', (change, problems) => {
    expect(findInvalidLimits({ ...MANUAL_DEFAULTS, ...change })).toEqual(problems)
  })
})

describe('a renewal', () => {
  const last = { maxUsers: 12, additionalUsers: 3, maxFilters: 4, additionalFilters: 1 }

  test('begins with the chosen tariff and months', () => {
    const form = fillRenewalForm({ tariff: 'extended', months: 12 }, last)
    expect(form).toEqual({
      plan: 'commercial',
      months: 12,
      maxUsers: 10,
      additionalUsers: 0,
      maxFilters: 10,
      additionalFilters: 0,
    })
  })

  test('without a choice, with what the last subscription had; without one, with the defaults', () => {
    expect(fillRenewalForm({ tariff: null, months: null }, last)).toEqual({ plan: 'commercial', months: 1, ...last })
    expect(fillRenewalForm({ tariff: null, months: 3 }, null)).toEqual({
      ...MANUAL_DEFAULTS,
      plan: 'commercial',
      months: 3,
    })
  })
})

test('31 January and one month is 28 February, sent in ISO form', () => {
  const sent = toAssignment(MANUAL_DEFAULTS, new Date('2026-01-31T09:30:00+05:00'))
  expect(sent).toEqual({
    plan: 'trial',
    maxUsers: 5,
    additionalUsers: 0,
    maxFilters: 10,
    additionalFilters: 0,
    startDate: '2026-01-31T04:30:00.000Z',
    endDate: '2026-02-28T04:30:00.000Z',
  })
})

describe('the period of a subscription', () => {
  const start = new Date('2026-12-31T05:00:00Z')
  const aMonthLater = '2027-01-31T05:00:00Z'

  test.each([
    [aMonthLater, null],
    ['2027-03-31T05:00:00Z', null],
    ['2027-06-30T05:00:00Z', null],
    ['2027-12-31T05:00:00Z', null],
    ['2027-02-28T05:00:00Z', 'subscription_period'],
    ['2027-01-31T05:00:01Z', 'subscription_period'],
    ['2028-12-31T05:00:00Z', 'subscription_period'],
    ['2026-12-31T05:00:00Z', 'subscription_period'],
    ['2026-11-30T05:00:00Z', 'subscription_period'],
  ])('1, 3, 6 or 12 months from 31 December: until %s %s', (end, problem) => {
    expect(findPeriodProblem(start, new Date(end), start)).toBe(problem)
  })

  test.each([
    ['2026-12-30T05:00:00Z', null],
    ['2026-12-31T06:00:00Z', null],
    ['2026-12-31T06:00:01Z', 'subscription_in_past'],
  ])('begins at most an hour ago: at %s %s', (now, problem) => {
    expect(findPeriodProblem(start, new Date(aMonthLater), new Date(now))).toBe(problem)
  })
})
