// GET /api/events: the stream of live events, for one person of one workspace. The bearer is in a header, never in the
// address.
import { findAccessRefusal } from '@tendertap/contract/access'
import { EVENTS_ACCESS, EVENTS_PATH } from '@tendertap/contract/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Events } from '../events/events.ts'
import { readBearerToken, type CallParts } from './calls.ts'
import type { SignedInPerson } from './context.ts'
import { openEventStream } from './event-stream.ts'
import { requireMember, type Member } from './require-member.ts'
import { limitStreams } from './limit-streams.ts'

// A tab holds one stream; nobody has this many tabs in view.
const MAX_STREAMS_PER_PERSON = 10

export interface EventParts {
  events: Events
  findPerson: CallParts['findPerson']
  /** how often a stream checks the person's rights again */
  recheckMs: number
}

export function mountEvents(server: FastifyInstance, { events, findPerson, recheckMs }: EventParts): void {
  const countStream = limitStreams(MAX_STREAMS_PER_PERSON)

  server.addHook('preClose', () => events.close())

  server.get(EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const token = readBearerToken(request)
    const person = requireMember(EVENTS_ACCESS, token ? await findPerson(token) : null)
    const { userId, workspaceId } = person
    countStream(userId, reply.raw)

    const start = await events.startAfter(workspaceId, readLastEventId(request))
    reply.hijack()
    // the reader has left in the meantime
    if (reply.raw.destroyed) return
    const stream = openEventStream({
      response: reply.raw,
      headers: reply.getHeaders(),
      workspaceId,
      start,
      recheckMs,
      mayListen: async () => token !== null && isSame(person, await findPerson(token)),
    })
    const leave = events.follow(workspaceId, start.position, { userId, take: stream.take, dismiss: stream.close })
    reply.raw.once('close', leave)
  })
}

/** When the rights change, the stream is closed, and the reader opens a new one with its present rights. */
function isSame(before: Member, now: SignedInPerson | null): boolean {
  if (now === null || now.duty !== null || findAccessRefusal(EVENTS_ACCESS, now) !== null) return false
  return now.workspaceId === before.workspaceId && String(now.roles) === String(before.roles)
}

function readLastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id']
  return Array.isArray(header) ? header[0] : header
}
