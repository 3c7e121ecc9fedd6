import { expect, test } from 'vitest'
import { FEEDBACK_MAX, findFeedbackProblem } from './feedback.ts'

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  [' а ', null],
  [` ${'а'.repeat(FEEDBACK_MAX)} `, null],
  ['а'.repeat(FEEDBACK_MAX + 1), 'too_long'],
])('a message is required, trimmed non-empty, and no longer than a letter (%#)', (text, fault) => {
  expect(findFeedbackProblem(text)).toBe(fault)
})
