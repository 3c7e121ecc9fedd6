import { FEEDBACK_MAX } from '@tendertap/domain/feedback'
import { z } from 'zod'
import { call } from '../call.ts'
import { nothing, requiredText } from '../fields/fields.ts'

export const feedback = {
  'feedback/sendFeedback': call({
    summary: 'Sends a message to the operator.',
    access: 'signed in',
    writes: true,
    input: z.object({ text: requiredText(FEEDBACK_MAX) }),
    output: nothing,
    refusals: ['too_many_requests'],
  }),
}
