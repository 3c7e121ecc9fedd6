import { expect, test } from 'vitest'
import { findDayProblem, isTypedToEnd, parseTypedDay } from './typed-day.ts'

test.each([
  ['30.11.2026', '2026-11-30'],
  ['1.2.2026', '2026-02-01'],
  ['30/11/26', '2026-11-30'],
  ['30 11 2026', '2026-11-30'],
  ['30112026', '2026-11-30'],
  ['301126', '2026-11-30'],
  [' 2026-11-30 ', '2026-11-30'],
])('%s is read as the day %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day)
})

// 1122026 could be 1 December or 11 February
test.each(['', '31.02.2026', '11/30/2026', '30.11.0002', 'завтра', '30.11', '1122026'])('%s is no day', (typed) => {
  expect(parseTypedDay(typed)).toBeNull()
})

test.each(['30.11.2026', '30112026', '2026-11-30'])('%s is typed to its end', (typed) => {
  expect(isTypedToEnd(typed)).toBe(true)
})

test.each(['30.11.20', '301120', '30.1.2026', '2026-11'])('after %s more may be typed', (typed) => {
  expect(isTypedToEnd(typed)).toBe(false)
})

test.each([
  ['', null],
  ['10.11.2026', null],
  ['20.11.2026', null],
  ['завтра', 'invalid'],
  ['09.11.2026', 'early'],
  ['21.11.2026', 'late'],
])('in a field from 10.11.2026 to 20.11.2026, "%s" is %s', (typed, problem) => {
  expect(findDayProblem(typed, { min: '2026-11-10', max: '2026-11-20' })).toBe(problem)
})
