import { z } from 'zod'

/**
 * The body of every refusal. `error` and `message` are the same Russian text; the client shows its own text for `code`.
 */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.output<typeof errorBody>
