import { z } from 'zod'
import { MAX_COMMENT_LENGTH, MAX_MENTIONS } from '@tendertap/domain/lot-comments/comments'
import { call } from '../call.ts'
import { activityEntry, commentEntry } from '../entities/lot-activity.ts'
import { catalogueId, nothing, requiredText, uuid } from '../fields/fields.ts'
import { limit } from '../fields/lot-filter.ts'

const lotId = z.object({ lotId: catalogueId })

/** Where a page of the feed ended; the client gives it back as it came. */
const position = z
  .string()
  .regex(/^\d{1,16}\.\d\.[\da-f-]{1,36}$/)
  .nullable()
  .optional()

/** The specification has no comments. Every member reads and writes them. */
export const lotComments = {
  'lots/addComment': call({
    summary: 'Says something about a lot to the colleagues, and names some of them.',
    access: 'member',
    writes: true,
    /** Plain text; whom it names, it names as `@` and the full name. */
    input: lotId.extend({
      text: requiredText(MAX_COMMENT_LENGTH),
      mentions: z.array(uuid).max(MAX_MENTIONS).optional(),
    }),
    output: commentEntry,
    refusals: ['not_found', 'person_not_in_team'],
    ours: true,
  }),
  'lots/removeComment': call({
    summary: 'Removes the text of one’s own comment.',
    access: 'member',
    writes: true,
    input: z.object({ commentId: uuid }),
    output: nothing,
    refusals: ['not_found', 'not_own_comment'],
    ours: true,
  }),
  'lots/getActivity': call({
    summary: 'Tells what happened about a lot, newest first: votes, steps, comments, changes on the portal.',
    access: 'member',
    writes: false,
    input: lotId.extend({ before: position, limit }),
    output: z.object({
      data: z.array(activityEntry),
      /** `before` of the next page; null: there is nothing earlier */
      next: z.string().nullable(),
    }),
    refusals: ['not_found'],
    ours: true,
  }),
}
