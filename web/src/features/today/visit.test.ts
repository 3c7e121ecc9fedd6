import { expect, test } from 'vitest'
import { continueVisit, findVisit } from './visit.ts'

const MINUTE = 60_000

test('a visit lasts half an hour after the day was last shown, for its person alone', () => {
  expect(findVisit('aigerim', 0)).toBeNull()
  continueVisit('aigerim', 57, 0)
  expect(findVisit('aigerim', 29 * MINUTE)).toBe(57)
  expect(findVisit('daniyar', 29 * MINUTE)).toBeNull()
  continueVisit('aigerim', 57, 29 * MINUTE)
  expect(findVisit('aigerim', 58 * MINUTE)).toBe(57)
  expect(findVisit('aigerim', 59 * MINUTE)).toBeNull()
})
