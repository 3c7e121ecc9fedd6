import { z } from 'zod'
import { instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

export const vote = z.object({
  accepted: z.boolean(),
  description: textOrNull,
  createdAt: instant,
  User: z.object({
    fullName: textOrNull,
    /** Tells one's own vote from the others'. */
    id: ours(uuid),
  }),
})
