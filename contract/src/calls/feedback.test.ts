import { FEEDBACK_MAX, findFeedbackProblem } from '@tendertap/domain/feedback'
import { describe, expect, test } from 'vitest'
import { readInput } from '../fields/read-input.ts'
import { feedback } from './feedback.ts'

const { 'feedback/sendFeedback': sendFeedback } = feedback

describe('feedback/sendFeedback', () => {
  test.each([
    ['an empty message', ''],
    ['nothing but spaces', ' \n\t '],
    ['more spaces than a message may have characters', ' '.repeat(FEEDBACK_MAX + 1)],
    ['one letter between spaces', ' а '],
    ['the longest message', 'а'.repeat(FEEDBACK_MAX)],
    ['the longest message between spaces', ` ${'а'.repeat(FEEDBACK_MAX)} `],
    ['a message that is too long', 'а'.repeat(FEEDBACK_MAX + 1)],
    ['a message that is too long between spaces', ` ${'а'.repeat(FEEDBACK_MAX + 1)} `],
  ])('accepts %s exactly if the domain does', (_case, text) => {
    expect(readInput(sendFeedback, { text }).ok).toBe(findFeedbackProblem(text) === null)
  })

  test('hands the handler the message without the spaces around it', () => {
    expect(readInput(sendFeedback, { text: ' Вопрос \n' })).toEqual({ ok: true, input: { text: 'Вопрос' } })
  })
})
