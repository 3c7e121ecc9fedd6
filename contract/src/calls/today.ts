import { z } from 'zod'
import { STAGES } from '@tendertap/domain/lot-work/stage'
import { FORWARD_STEPS } from '@tendertap/domain/lot-work/turn'
import { ROLES } from '@tendertap/domain/roles'
import { NEWS_KINDS } from '@tendertap/domain/tenders/changes'
import { call } from '../call.ts'
import { recordedStatus } from '../entities/lot-work.ts'
import { person } from '../entities/person.ts'
import { catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'

const lotLine = z.object({
  lotId: catalogueNumber,
  contractNumber: textOrNull,
  nameRu: textOrNull,
  nameKz: textOrNull,
  nameEn: textOrNull,
  TenderId: catalogueNumber,
  tenderCode: z.string(),
  /** null: the portal has withdrawn the lot */
  status: textOrNull,
  applicationEndAt: instant.nullable(),
})

const workLine = lotLine.extend({
  /** what the turns and the plan depend on */
  work: z.object({
    status: recordedStatus,
    hasPrice: z.boolean(),
    stage: z.literal(STAGES),
    needsRecheck: z.boolean(),
  }),
  /** the person responsible */
  assignee: person.nullable(),
  /** what has to be done next, and by whom; among what waits for a person only their own */
  turns: z.array(
    z.object({
      step: z.enum(FORWARD_STEPS),
      by: z.array(z.enum(ROLES)),
      /** the person responsible can take it, so it is nobody else's */
      isOfAssignee: z.boolean(),
    }),
  ),
  missingDocuments: z.int(),
})

const changeLine = lotLine.extend({
  /** what changed since the last visit */
  kinds: z.array(z.enum(NEWS_KINDS)),
  /** when it changed last */
  at: instant,
  /** how many lots of the tender it concerns; the line names the first of them */
  lots: z.int(),
  /** false: the person has voted on it */
  isInWork: z.boolean(),
})

/** A comment that names the person, who has not answered it. */
const mentionLine = lotLine.extend({
  commentId: uuid,
  author: person,
  /** the beginning of the comment */
  excerpt: z.string(),
  at: instant,
  isInWork: z.boolean(),
})

/** The first lines, and how many there are. */
const group = <L extends z.ZodType>(line: L) => z.object({ total: z.int(), lines: z.array(line) })

export const today = {
  'today/getDay': call({
    summary:
      'Tells a person what waits for them, what burns, who has named them, and what changed since they were here.',
    access: 'member',
    writes: false,
    input: z.object({
      /** The number of a change: what came after it is told. By default what the person has not seen. */
      since: z.number().int().nonnegative().nullable().optional(),
    }),
    output: z.object({
      waiting: group(workLine),
      burning: group(workLine),
      mentions: group(mentionLine),
      changed: group(changeLine),
      /** Changes after this number are told. */
      since: catalogueNumber,
      /** The number of the newest change, to be marked as seen. */
      newest: catalogueNumber,
    }),
    ours: true,
  }),
  'today/getCount': call({
    summary: 'Counts what waits for a person, who has named them, and what changed since they looked at their day.',
    access: 'member',
    writes: false,
    input: z.object({}),
    output: z.object({ waiting: z.int(), mentions: z.int(), changed: z.int() }),
    ours: true,
  }),
}
