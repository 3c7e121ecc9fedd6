import { z } from 'zod'
import { REJECT_REASONS } from '@tendertap/domain/lot-voting/reject-reasons'
import { instant, textOrNull, uuid } from '../fields/fields.ts'
import { ours } from '../ours.ts'

export const vote = z.object({
  accepted: z.boolean(),
  description: textOrNull,
  /** why it was rejected */
  reason: ours(z.enum(REJECT_REASONS).nullable()),
  /**
   * given on the announcement that this one replaces, and not repeated since. On a lot that was taken or declined the
   * mark is also lost when the person votes on its tender: the lot keeps the old vote as their own.
   */
  carried: ours(z.boolean()),
  /** the text or the details of the lot have changed since it was given */
  castBeforeChange: ours(z.boolean()),
  createdAt: instant,
  User: z.object({
    fullName: textOrNull,
    /** The screen recognises the person's own vote by it. */
    id: ours(uuid),
  }),
})
