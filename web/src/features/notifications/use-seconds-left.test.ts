import { expect, test } from 'vitest'
import { formatCountdown, countSecondsLeft } from './use-seconds-left.ts'

test('the countdown ends at zero and never below', () => {
  const until = '2026-11-14T05:45:00.000Z'
  expect(countSecondsLeft(until, Date.parse(until) - 1)).toBe(1)
  expect(countSecondsLeft(until, Date.parse(until))).toBe(0)
  expect(countSecondsLeft(until, Date.parse(until) + 60_000)).toBe(0)
})

test.each([
  [900, '15:00'],
  [845, '14:05'],
  [59, '0:59'],
  [1, '0:01'],
])('%i seconds are shown as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})
