import { randomBytes } from 'node:crypto'
import { toCalendarPath } from '@tendertap/contract/calendar-feed'
import type { planning } from '@tendertap/contract/calls/planning'
import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { hashSecret } from '../../messages/hash-secret.ts'
import { AppError } from '../../platform/app-error.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import { readBasis } from './basis.ts'
import { listOverdue } from './overdue.ts'
import { addFeed, findFeed, listCalendarDays, removeCalendarDay, removeFeed, saveCalendarDay } from './queries.ts'

const SECRET_BYTES = 32
const ADDRESSES: Limit = { name: 'calendar-address', attempts: 30, perSeconds: 60 * 60 }

export function planningHandlers(db: Database): Handlers<keyof typeof planning> {
  return {
    'planning/getBasis': (context) =>
      context.inScope(async (scope) => {
        const { exceptions, stepDays } = await readBasis(scope)
        const year = Number(toKazakhstanDay(new Date()).slice(0, 4))
        const isShown = ({ date }: { date: string }) => [year, year + 1].includes(Number(date.slice(0, 4)))
        return { exceptions: exceptions.filter(isShown), stepDays }
      }),

    'planning/getOverdueSteps': (context) => context.inScope((scope) => listOverdue(scope, new Date())),

    'planning/getCalendarFeed': (context) =>
      context.inScope(async (scope) => ({ madeAt: toInstantText(await findFeed(scope, context.person.userId)) })),

    'planning/renewCalendarAddress': async (context) => {
      const { userId } = context.person
      if (!(await withinLimit(db, ADDRESSES, userId))) throw new AppError('too_many_requests')
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      return context.inScope(async (scope) => {
        context.nameObject(userId)
        await removeFeed(scope, userId)
        const madeAt = await addFeed(scope, userId, hashSecret(secret))
        return { path: toCalendarPath(secret), madeAt: madeAt.toISOString() }
      })
    },

    'planning/removeCalendarAddress': (context) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        context.nameObject(userId)
        await removeFeed(scope, userId)
        return {}
      }),

    'planning/getCalendarDays': (context) => context.inScope((scope) => listCalendarDays(scope)),

    'planning/setCalendarDay': (context, day) =>
      context.inScope(async (scope) => {
        context.nameObject(day.date)
        await saveCalendarDay(scope, day)
        return day
      }),

    'planning/removeCalendarDay': (context, { date }) =>
      context.inScope(async (scope) => {
        context.nameObject(date)
        await removeCalendarDay(scope, date)
        return {}
      }),
  }
}
