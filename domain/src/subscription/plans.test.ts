import { describe, expect, test } from 'vitest'
import type { Duration, Tariff, Term } from './plans.ts'
import {
  calculateEndDate,
  MANUAL_DEFAULTS,
  MANUAL_MINIMA,
  MANUAL_PLANS,
  calculatePreviewEndDate,
  calculatePrice,
  TARIFFS,
  findNearestTerm,
} from './plans.ts'

const start = new Date('2026-01-31T00:00:00+05:00')

describe('prices', () => {
  test.each<[Tariff, Duration, number, number, number]>([
    ['standard', 1, 0, 20_000, 20_000],
    ['standard', 3, 5, 19_000, 57_000],
    ['standard', 6, 10, 18_000, 108_000],
    ['standard', 12, 20, 16_000, 192_000],
    ['extended', 1, 0, 32_000, 32_000],
    ['extended', 3, 5, 30_400, 91_200],
    ['extended', 6, 10, 28_800, 172_800],
    ['extended', 12, 20, 25_600, 307_200],
  ])('%s for %i months: %i%% off, %i a month, %i in all', (tariff, months, discountPercent, perMonth, total) => {
    expect(calculatePrice(tariff, months)).toEqual({ discountPercent, perMonth, total })
  })

  test('standard has 5 users and 5 filters, extended 10 and 10', () => {
    expect(TARIFFS.standard).toMatchObject({ users: 5, filters: 5 })
    expect(TARIFFS.extended).toMatchObject({ users: 10, filters: 10 })
  })
})

describe('the term is named by its nearest length', () => {
  test.each<[Duration, Term]>([
    [1, 'monthly'],
    [3, 'quarterly'],
    [6, 'semiannual'],
    [12, 'annual'],
  ])('%i months: %s', (months, term) => {
    expect(findNearestTerm(start, calculateEndDate(start, months))).toBe(term)
    expect(findNearestTerm(start, calculatePreviewEndDate(start, months))).toBe(term)
  })

  test.each([
    [7, 'monthly'],
    [58, 'monthly'],
    [61, 'quarterly'],
    [130, 'quarterly'],
    [140, 'semiannual'],
    [270, 'semiannual'],
    [280, 'annual'],
    [900, 'annual'],
  ])('%i days: %s', (days, term) => {
    expect(findNearestTerm(start, new Date(start.getTime() + days * 86_400_000))).toBe(term)
  })

  test('the shorter one when two are equally near', () => {
    const [one, three] = ([1, 3] as const).map((months) => calculateEndDate(start, months).getTime())
    expect(findNearestTerm(start, new Date(((one ?? 0) + (three ?? 0)) / 2))).toBe('monthly')
  })
})

describe('a subscription assigned by hand', () => {
  test('is by default a trial of one month for 5 users and 10 filters with nothing additional', () => {
    const limits = { maxUsers: 5, additionalUsers: 0, maxFilters: 10, additionalFilters: 0 }
    expect(MANUAL_DEFAULTS).toEqual({ plan: 'trial', months: 1, ...limits })
    expect(MANUAL_MINIMA).toEqual({ maxUsers: 1, additionalUsers: 0, maxFilters: 1, additionalFilters: 0 })
    expect(MANUAL_PLANS).toEqual(['trial', 'commercial'])
  })

  test('previews months of 30 days and sends calendar months', () => {
    expect(calculatePreviewEndDate(start, 1)).toEqual(new Date('2026-03-02T00:00:00+05:00'))
    expect(calculateEndDate(start, 1)).toEqual(new Date('2026-02-28T00:00:00+05:00'))
    expect(calculateEndDate(start, 12)).toEqual(new Date('2027-01-31T00:00:00+05:00'))
  })
})
