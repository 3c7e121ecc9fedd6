// The one place that mounts every call: session → limits → run-call.ts.
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DbTransaction } from '../db/database.ts'
import { AppError } from '../platform/app-error.ts'
import type { Context, SignedInPerson } from './context.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import { beginFile, sendFile, type BegunFile, type FileAnswer } from './file-answer.ts'
import { readAddress } from './limits/address.ts'
import type { CallLimits } from './limits/call-limits.ts'
import { OverLimit } from './limits/over-limit.ts'
import type { ClaimedSession, SessionToken } from '../platform/tokens.ts'
import { toErrorCode } from './refusals.ts'
import { admit, answerCall, recordRefusal, type AnyHandler, type CallTools, type Origin } from './run-call.ts'

export interface CallParts extends CallTools {
  /** what a token of ours says, without a look at the database; null for any other token */
  readToken: SessionToken['read']
  /** the person behind a bearer token, or null for a missing, expired or ended session */
  findPerson(token: string): Promise<SessionPerson | null>
  /** the same for a session that was found before */
  findPersonAgain(db: DbTransaction, sessionId: string): Promise<SessionPerson | null>
  /** the same with locks: the answer holds until the transaction ends */
  lockPerson(db: DbTransaction, sessionId: string, needsSubscription: boolean): Promise<SessionPerson | null>
  handlers: Readonly<Record<Path, AnyHandler>>
  limits: CallLimits
}

export type SessionPerson = SignedInPerson & { sessionId: string }

const PERSON = Symbol('who asks')
type CallRequest = FastifyRequest & { [PERSON]?: SessionPerson | null }

export function mountCalls(server: FastifyInstance, parts: CallParts): void {
  for (const [path, call] of Object.entries(api) as [Path, Call][]) {
    server.post(`/api/${path}`, {
      bodyLimit: call.maxBody,
      // runs before the body is read, so that a stranger's megabytes cost us nothing
      onRequest: async (request: CallRequest, reply) => {
        await parts.limits.enter(call, reply, await readSession(request, parts))
        const person = await findCaller(request, parts)
        request[PERSON] = person
        parts.limits.count(call, request, person)
        if (!person && call.access !== 'anyone') throw new AppError('unauthorized')
      },
      preHandler: async (request: CallRequest) => admit(call, request[PERSON] ?? null),
      onError: async (request: CallRequest, _reply, error) => {
        const code = toErrorCode(error)
        if (error instanceof OverLimit || code === 'server_error') return
        const origin = { ip: readAddress(request), requestId: request.id }
        await recordRefusal(parts, { path, body: request.body, person: request[PERSON] ?? null, origin }, code)
      },
      handler: async (request: CallRequest, reply) => {
        const answer = await parts.limits.run(call, reply, async () => {
          const given = await answerCall(parts, parts.handlers[path], {
            path,
            body: request.body,
            person: request[PERSON] ?? null,
            origin: toOrigin(request, reply, parts),
          })
          return call.answers === 'file' ? beginFile(given as FileAnswer) : given
        })
        return call.answers === 'file' ? sendFile(reply, answer as BegunFile) : answer
      },
    })
  }
}

async function readSession(request: FastifyRequest, { readToken }: CallParts): Promise<ClaimedSession | null> {
  const token = readBearerToken(request)
  return token ? readToken(token) : null
}

async function findCaller(request: FastifyRequest, { findPerson }: CallParts): Promise<SessionPerson | null> {
  const token = readBearerToken(request)
  return token ? findPerson(token) : null
}

export function readBearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function toOrigin(request: CallRequest, reply: FastifyReply, parts: CallParts): Origin {
  const sessionId = request[PERSON]?.sessionId ?? ''
  return {
    requestId: request.id,
    ip: readAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    deviceToken: readDeviceCookie(request),
    keepDeviceToken: (token) => setDeviceCookie(reply, token),
    log: request.log as Context['log'],
    findPersonAgain: (db) => parts.findPersonAgain(db, sessionId),
    lockPerson: (db, needsSubscription) => parts.lockPerson(db, sessionId, needsSubscription),
    searchTimeoutMs: parts.limits.searchTimeoutMs,
  }
}
