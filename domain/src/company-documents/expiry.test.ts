import { describe, expect, test } from 'vitest'
import { countDaysLeft, EXPIRY_WARNING_DAYS, findDaysToWarn, judgeExpiry } from './expiry.ts'

// 14 November 2026, noon in Almaty (+05)
const NOW = new Date('2026-11-14T07:00:00Z')

describe('a document with a term', () => {
  test.each<[string, string | null, string | null, string]>([
    ['without a term is always valid', null, '2030-01-01T00:00:00Z', 'valid'],
    ['whose last day is today is valid', '2026-11-14', null, 'valid'],
    ['whose last day was yesterday has expired', '2026-11-13', null, 'expired'],
    ['that has expired stays so, whatever the bid’s day', '2026-11-13', '2026-11-10T05:00:00Z', 'expired'],
    ['is valid through the whole day of the bid', '2026-11-20', '2026-11-20T18:59:59Z', 'valid'],
    ['that ends the day before the bid ends too early', '2026-11-19', '2026-11-19T19:00:00Z', 'expires_before'],
    ['counts the bid’s day in Kazakhstan, not in UTC', '2026-11-19', '2026-11-19T18:59:59Z', 'valid'],
    ['is not asked about a bid whose day has passed', '2026-11-14', '2026-11-10T05:00:00Z', 'valid'],
    ['on a lot without a deadline is asked about today', '2026-11-14', null, 'valid'],
  ])('%s', (_what, validUntil, bidAt, expected) => {
    expect(judgeExpiry(validUntil, bidAt, NOW)).toBe(expected)
  })

  test('expires at midnight in Kazakhstan', () => {
    const lastMoment = new Date('2026-11-14T18:59:59.999Z')
    expect(judgeExpiry('2026-11-14', null, lastMoment)).toBe('valid')
    expect(judgeExpiry('2026-11-14', null, new Date(lastMoment.getTime() + 1))).toBe('expired')
  })
})

describe('the warning of the library', () => {
  test.each<[string | null, number | null]>([
    [null, null],
    ['2026-11-13', null],
    ['2026-11-14', 0],
    ['2026-11-15', 1],
    ['2026-12-14', EXPIRY_WARNING_DAYS],
    ['2026-12-15', null],
  ])('%s: %s days', (validUntil, days) => {
    expect(findDaysToWarn(validUntil, NOW)).toBe(days)
  })

  test('counts days, not hours', () => {
    expect(countDaysLeft('2026-11-15', new Date('2026-11-14T18:59:59Z'))).toBe(1)
    expect(countDaysLeft('2026-11-15', new Date('2026-11-14T19:00:00Z'))).toBe(0)
    expect(countDaysLeft('2026-11-01', NOW)).toBe(-13)
  })
})
