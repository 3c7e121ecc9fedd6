import { z } from 'zod'
import { CATEGORIES } from '@tendertap/domain/notifications/categories'
import { LANGUAGES } from '@tendertap/domain/languages'
import { NOTICE_KINDS } from '@tendertap/domain/notifications/notices'
import { call } from '../call.ts'
import { catalogueId, catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'

const notice = z.object({
  id: uuid,
  kind: z.enum(NOTICE_KINDS),
  category: z.enum(CATEGORIES),
  /** what happened, in the language asked for */
  says: z.string(),
  at: instant,
  isRead: z.boolean(),
  lot: z
    .object({
      id: catalogueNumber,
      nameRu: textOrNull,
      nameKz: textOrNull,
      nameEn: textOrNull,
      TenderId: catalogueNumber,
      tenderCode: z.string(),
    })
    .nullable(),
  /** the path of the page on which the person can act on it */
  page: z.string(),
})

export const notices = {
  'notices/getNotices': call({
    summary: 'Lists what a person was told, the latest first.',
    access: 'member',
    writes: false,
    input: z.object({
      language: z.enum(LANGUAGES),
      /** the id of a notice: those before it */
      before: uuid.nullable().optional(),
      limit: z.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ data: z.array(notice), next: uuid.nullable() }),
    ours: true,
  }),
  'notices/countUnread': call({
    summary: 'Counts what a person was told and has not looked at.',
    access: 'member',
    writes: false,
    input: z.object({}),
    output: z.object({ unread: z.int() }),
    ours: true,
  }),
  'notices/remindTomorrow': call({
    summary: 'Reminds the person of a lot tomorrow morning, by e-mail and Telegram.',
    access: 'member',
    writes: true,
    input: z.object({ lotId: catalogueId }),
    output: z.object({ at: instant }),
    refusals: ['not_found'],
    ours: true,
  }),
  'notices/markRead': call({
    summary: 'Remembers that the person has looked at what they were told, up to this notice.',
    access: 'member',
    writes: true,
    input: z.object({
      upTo: uuid,
      /** the earliest of them; without it, all that came before */
      from: uuid.nullable().optional(),
    }),
    output: z.object({ unread: z.int() }),
    ours: true,
  }),
}
