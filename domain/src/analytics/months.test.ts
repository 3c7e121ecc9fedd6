import { describe, expect, test } from 'vitest'
import { addMonths, completePeriod, isMonth, listMonths, MAX_PERIOD_MONTHS, toMonth } from './months.ts'

const now = new Date('2026-11-30T20:00:00Z')

test('a month is a Kazakhstan month', () => {
  expect(toMonth(now)).toBe('2026-12')
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true)
  expect(['2026-13', '2026-00', '26-01', '2026-1', '0000-01', '9999-12', ''].some(isMonth)).toBe(false)
})

test('months are added across years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

describe('a period', () => {
  test('is the last twelve months unless another is asked for', () => {
    expect(completePeriod({}, now)).toEqual({ from: '2026-01', to: '2026-12' })
    expect(completePeriod({ to: '2025-06' }, now)).toEqual({ from: '2024-07', to: '2025-06' })
    expect(completePeriod({ from: '2026-05', to: null }, now)).toEqual({ from: '2026-05', to: '2026-12' })
  })

  test('never begins after its end and is never longer than five years', () => {
    expect(completePeriod({ from: '2026-05', to: '2026-02' }, now)).toEqual({ from: '2026-02', to: '2026-02' })
    const longest = completePeriod({ from: '2000-01', to: '2026-12' }, now)
    expect(listMonths(longest)).toHaveLength(MAX_PERIOD_MONTHS)
  })

  test('lists its months, both ends included', () => {
    expect(listMonths({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})
