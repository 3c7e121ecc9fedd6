// GET /api/calendar/{secret}.ics: a person's calendar for programs that have no session.
import { CALENDAR_PATH, readCalendarSecret } from '@tendertap/contract/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { withinLimit, type Limit } from '../db/rate-limit.ts'
import { AppError } from '../platform/app-error.ts'
import { toNetwork } from '../platform/network.ts'
import { readAddress } from './limits/address.ts'

export interface CalendarParts {
  database: Database
  /** null: nobody has this secret, or no longer */
  readCalendar(secret: string): Promise<string | null>
}

// Calendar programs ask every hour or every quarter of one; a service asks for many people from one address.
const READS: Limit = { name: 'calendar', attempts: 120, perSeconds: 60 }

export function mountCalendar(server: FastifyInstance, { database, readCalendar }: CalendarParts): void {
  server.get<{ Params: { fileName: string } }>(CALENDAR_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    if (!(await withinLimit(database, READS, toNetwork(readAddress(request))))) throw new AppError('too_many_requests')
    const secret = readCalendarSecret(request.params.fileName)
    const calendar = secret === null ? null : await readCalendar(secret)
    if (calendar === null) throw new AppError('not_found')
    return reply
      .header('content-disposition', 'attachment; filename="tendertap.ics"')
      .header('cache-control', 'private, no-store')
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
}
