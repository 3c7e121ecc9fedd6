import { z } from 'zod'
import { instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

export const vote = z.object({
  accepted: z.boolean(),
  description: textOrNull,
  createdAt: instant,
  User: z.object({
    fullName: textOrNull,
    /** The screen recognises the person's own vote by it. */
    id: ours(uuid),
  }),
})
