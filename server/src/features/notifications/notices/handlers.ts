// What a person was told, in the product itself.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { getReminderMoment } from '@tendertap/domain/notifications/actions'
import { announce } from '../../../events/announce.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/app-error.ts'
import { tellAboutLots } from '../../lots/tell-about-lots.ts'
import { countUnread, listNotices, markRead } from './queries.ts'
import { presentNotice } from './present.ts'

type Calls = 'notices/getNotices' | 'notices/countUnread' | 'notices/remindTomorrow' | 'notices/markRead'

export const noticeHandlers: Handlers<Calls> = {
  'notices/getNotices': (context, { language, before, limit }) =>
    context.inScope(async (scope) => {
      const rows = await listNotices(scope, context.person.userId, { before: before ?? null, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      return {
        data: shown.flatMap((row) => presentNotice(row, language, context.person.roles) ?? []),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      }
    }),

  'notices/countUnread': (context) =>
    context.inScope(async (scope) => ({ unread: await countUnread(scope, context.person.userId) })),

  'notices/remindTomorrow': (context, { lotId }) =>
    context.inScope(async (scope) => {
      const { userId } = context.person
      const dueAt = getReminderMoment(new Date())
      // one reminder of a lot a day, however often it is asked for
      const key = `${userId} ${lotId} ${toKazakhstanDay(dueAt)}`
      const told = await tellAboutLots(scope, 'reminder', [{ lotId, key, facts: {}, named: [userId], dueAt }], {
        causedBy: null,
      })
      if (!told.has(key)) throw new AppError('not_found')
      return { at: dueAt.toISOString() }
    }),

  'notices/markRead': (context, { upTo, from }) =>
    context.inScope(async (scope) => {
      const { userId } = context.person
      context.nameObject(userId)
      const hasMarked = await markRead(scope, userId, { upTo, from: from ?? null })
      // the bell on the person's other screens
      if (hasMarked) await announce(scope, { kind: 'notices', id: userId, userId })
      return { unread: await countUnread(scope, userId) }
    }),
}
