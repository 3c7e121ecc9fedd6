import type { feedback } from '../calls/feedback.ts'
import type { Examples } from './example.ts'

export const feedbackExamples: Examples<keyof typeof feedback> = {
  'feedback/sendFeedback': [
    { input: { text: 'Здравствуйте! Можно ли добавить в рассылку фильтр по областям?' }, output: {} },
  ],
}
