// POST /unsubscribe?token=…: the request that a mail program makes for its own button "unsubscribe" (RFC 8058). The
// page of the same address is for people; to open it changes nothing.
import { UNSUBSCRIBE_PATH } from '@tendertap/contract/unsubscribe'
import type { Path } from '@tendertap/contract/calls/index'
import type { Category } from '@tendertap/domain/notifications/categories'
import type { FastifyInstance } from 'fastify'
import { recordDone } from '../audit/record.ts'
import type { Database } from '../db/database.ts'
import type { Scope, Scoper } from '../db/scope.ts'
import { withinLimit, type Limit } from '../db/rate-limit.ts'
import { AppError } from '../platform/app-error.ts'
import { toNetwork } from '../platform/network.ts'
import { readAddress } from './limits/address.ts'

export interface UnsubscribeParts {
  database: Database
  inScope: Scoper
  unsubscriber: {
    /** null: nobody has this link */
    findLink(token: string): Promise<Link | null>
    switchOff(scope: Scope, link: Link): Promise<void>
  }
}

interface Link {
  owner: { userId: string; workspaceId: string; key: Buffer; hasLeft: boolean }
  categories: readonly Category[]
}

// A mail service asks for many people from one address.
const REQUESTS: Limit = { name: 'one-click', attempts: 600, perSeconds: 60 }
/** as the call that the page makes */
const ACTION: Path = 'settings/unsubscribe'
const ONE_CLICK = 'List-Unsubscribe=One-Click'

export function mountUnsubscribe(server: FastifyInstance, { database, inScope, unsubscriber }: UnsubscribeParts): void {
  // a scope of its own: no other route reads forms
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async (request, reply) => {
      const ip = readAddress(request)
      if (!(await withinLimit(database, REQUESTS, toNetwork(ip)))) throw new AppError('too_many_requests')
      const { token } = request.query
      if (typeof token !== 'string' || !isOneClick(request.body)) throw new AppError('invalid_input')
      const link = await unsubscriber.findLink(token)
      if (!link) throw new AppError('link_expired')
      const { userId, workspaceId } = link.owner
      await inScope(workspaceId, async (inWorkspace) => {
        await unsubscriber.switchOff(inWorkspace, link)
        await recordDone(inWorkspace, { userId, action: ACTION, objectId: userId, ip, requestId: request.id })
      })
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK\n')
    })
  })
}

/** The standard allows both kinds of forms. */
function isOneClick(body: unknown): boolean {
  if (typeof body !== 'string') return false
  return body.trim() === ONE_CLICK || /name="?List-Unsubscribe"?\s+One-Click\s/.test(body)
}
