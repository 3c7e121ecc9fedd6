import { describe, expect, test } from 'vitest'
import { planAfterFailure } from './retry-plan.ts'

const now = new Date('2026-11-15T06:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

describe('a document that could not be fetched', () => {
  test.each([
    [1, 'wanted', hours(1 / 60)],
    [2, 'wanted', hours(1 / 6)],
    [3, 'wanted', hours(1)],
    [4, 'wanted', hours(6)],
    [5, 'wanted', hours(24)],
    // not received; opened again a day later, it is tried again
    [6, 'unavailable', hours(24)],
    [7, 'unavailable', hours(24)],
  ])('after %d attempts is %s until %s', (attempts, state, nextAttemptAt) => {
    expect(planAfterFailure(attempts, false, now, 1)).toEqual({ state, nextAttemptAt })
  })

  test('is not received at once, and for good, when trying again cannot help', () => {
    expect(planAfterFailure(1, true, now, 1)).toEqual({ state: 'unavailable', nextAttemptAt: null })
  })

  test('waits by the scale of the configuration', () => {
    expect(planAfterFailure(3, false, now, 0.01).nextAttemptAt).toEqual(new Date(now.getTime() + 36_000))
  })
})
