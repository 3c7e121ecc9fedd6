import { describe, expect, test } from 'vitest'
import { toAssignment, fillRenewalForm, findInvalidLimits, type ManualLimit } from './manual.ts'
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
