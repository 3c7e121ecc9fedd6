import { expect, test } from 'vitest'
import { FEEDBACK_MAX, findFeedbackProblem } from './feedback.ts'

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  [' а ', null],
  [` ${'а'.repeat(FEEDBACK_MAX)} `, null],
  ['а'.repeat(FEEDBACK_MAX + 1), 'too_long'],
  [` ${'а'.repeat(FEEDBACK_MAX + 1)} `, 'too_long'],
  [' '.repeat(FEEDBACK_MAX + 1), 'empty'],
])('a message is required, trimmed non-empty, and not too long (%#)', (text, problem) => {
  expect(findFeedbackProblem(text)).toBe(problem)
})
