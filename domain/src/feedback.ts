// spec 1 §5, feedback: message required, trimmed non-empty.
export const FEEDBACK_MAX = 10_000

export type FeedbackProblem = 'empty' | 'too_long'

/** Why the message cannot be sent, or null when it can. */
export function findFeedbackProblem(text: string): FeedbackProblem | null {
  const length = text.trim().length
  if (length === 0) return 'empty'
  return length > FEEDBACK_MAX ? 'too_long' : null
}
