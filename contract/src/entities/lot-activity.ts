// What happened about a lot: votes, steps of the work, comments, changes on the portal.
import { z } from 'zod'
import { REJECT_REASONS } from '@tendertap/domain/lot-voting/reject-reasons'
import { catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'
import { person } from './person.ts'
import { tenderChange } from './tender-change.ts'

/** `id` is unique among the entries of a lot. */
const entry = z.object({ id: z.string(), at: instant })

const voteEntry = entry.extend({
  kind: z.literal('vote'),
  user: person,
  accepted: z.boolean(),
  reason: z.enum(REJECT_REASONS).nullable(),
  /** Only of the vote that counts now: an earlier one keeps no words. */
  description: textOrNull,
  /** given on the announcement that this one replaces */
  carried: z.boolean(),
})

const stepEntry = entry.extend({
  kind: z.literal('step'),
  user: person,
  /** as in the `meta` of the work record */
  action: z.string(),
  documentKey: textOrNull,
  /** of attachFile and detachFile */
  fileName: textOrNull,
  /** assignLot: who was made responsible; null: nobody is any more */
  assignee: person.nullable(),
})

export const commentEntry = entry.extend({
  kind: z.literal('comment'),
  id: uuid,
  user: person,
  LotId: catalogueNumber,
  /** plain text; null: the author has removed it */
  text: textOrNull,
  /** Whom the text names, as `@` and the full name. */
  mentions: z.array(person),
})

const changeEntry = entry.extend({ kind: z.literal('change'), change: tenderChange })

export const activityEntry = z.discriminatedUnion('kind', [voteEntry, stepEntry, commentEntry, changeEntry])
