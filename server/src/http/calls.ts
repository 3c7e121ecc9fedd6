// The one place that mounts every call: session → duty → role → subscription → input → handler → output. A handler that
// writes does so in a transaction that begins with session, duty, role and subscription again.
import { findAccessRefusal } from '@tendertap/contract/access'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import { readInput } from '@tendertap/contract/fields/read-input'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordDone, recordRefused } from '../audit/record.ts'
import type { Database, DbTransaction } from '../db/database.ts'
import { lockWorkspace } from '../db/lock-workspace.ts'
import type { Scope, Scoper } from '../db/scope.ts'
import { AppError } from '../platform/app-error.ts'
import type { Context, IdentifiedPerson, SignedInPerson } from './context.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import { readAddress } from './limits/address.ts'
import type { CallLimits } from './limits/call-limits.ts'
import { OverLimit } from './limits/over-limit.ts'
import type { ClaimedSession, SessionToken } from '../platform/tokens.ts'
import { toErrorCode } from './refusals.ts'

/** A handler of any call; handlers.ts has the typed table. */
export type AnyHandler = (context: never, input: never) => Promise<unknown>

export interface CallParts {
  database: Database
  inScope: Scoper
  /** what a token of ours says, without a look at the database; null for any other token */
  readToken: SessionToken['read']
  /** the person behind a bearer token, or null for a missing, expired or ended session */
  findPerson(token: string): Promise<SignedInPerson | null>
  /** the same for a session that was found before */
  findPersonAgain(db: DbTransaction, sessionId: string): Promise<SignedInPerson | null>
  /** the same with locks: the answer holds until the transaction ends */
  lockPerson(db: DbTransaction, sessionId: string, needsSubscription: boolean): Promise<SignedInPerson | null>
  handlers: Readonly<Record<Path, AnyHandler>>
  limits: CallLimits
}

const PERSON = Symbol('who asks')
type CallRequest = FastifyRequest & { [PERSON]?: SignedInPerson | null }

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
        if (!call.writes || error instanceof OverLimit || code === 'server_error') return
        const person = request[PERSON] ?? null
        await recordRefused(
          parts.database,
          parts.inScope,
          person?.workspaceId ?? null,
          toAuditEntry(path, request, person?.userId ?? null),
          code,
        )
      },
      handler: async (request: CallRequest, reply) => {
        const read = readInput(call, request.body)
        if (!read.ok) throw new AppError(read.code, read.details)
        const handler = parts.handlers[path] as (context: Context, input: unknown) => Promise<unknown>
        const answer = await parts.limits.run(call, reply, () =>
          handler(createContext(path, call, request, reply, parts), read.input),
        )
        return call.output.parse(answer)
      },
    })
  }
}

async function readSession(request: FastifyRequest, { readToken }: CallParts): Promise<ClaimedSession | null> {
  const token = readBearerToken(request)
  return token ? readToken(token) : null
}

async function findCaller(request: FastifyRequest, { findPerson }: CallParts): Promise<SignedInPerson | null> {
  const token = readBearerToken(request)
  return token ? findPerson(token) : null
}

export function readBearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

function admit(call: Call, person: SignedInPerson | null): void {
  if (person?.duty && call.access !== 'anyone' && !call.allowedWithDuties.includes(person.duty))
    throw new AppError(person.duty)
  const refusal = findAccessRefusal(call.access, person)
  if (refusal) throw new AppError(refusal)
  // a superadmin has no workspace, hence no subscription to ask for
  if (call.needsSubscription && person?.workspaceId && !person.hasActiveSubscription)
    throw new AppError('subscription_required')
}

function createContext(
  path: Path,
  call: Call,
  request: CallRequest,
  reply: FastifyReply,
  { database, inScope, findPersonAgain, lockPerson, limits }: CallParts,
): Context {
  let person = request[PERSON] ?? null
  let object: string | null = null
  const inScopeFor: Context['inScopeFor'] = ({ userId, workspaceId }, work) =>
    inScope(
      workspaceId,
      async (scope) => {
        const result = await work(scope)
        const entry = toAuditEntry(path, request, userId)
        if (call.writes) await recordDone(scope, { ...entry, objectId: object ?? entry.objectId })
        return result
      },
      call.writes ? 'read write' : 'read only',
      call.cost === 'search' ? limits.searchTimeoutMs : undefined,
    )
  // The body may have been on its way for long, and the person may have lost the right to send it.
  const admitAgain = async ({ db }: Scope) => {
    if (!call.writes || !person) return
    person = await lockPerson(db, person.sessionId, call.needsSubscription)
    admit(call, person)
  }
  return {
    requestId: request.id,
    ip: readAddress(request),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    deviceToken: readDeviceCookie(request),
    keepDeviceToken: (token) => setDeviceCookie(reply, token),
    log: request.log as Context['log'],
    get person() {
      return person
    },
    inScope: (work) =>
      inScopeFor(person ?? NOBODY, async (scope) => {
        await admitAgain(scope)
        return work(scope)
      }),
    inLockedWorkspace: (work) =>
      inScopeFor(person ?? NOBODY, async (scope) => {
        // before the person: two administrators who change each other would wait in a circle
        await lockWorkspace(scope)
        await admitAgain(scope)
        return work(scope)
      }),
    inScopeFor,
    readBeforehand: (work) =>
      inScope(
        person?.workspaceId ?? null,
        async (scope) => {
          // sent together, so that it costs no round trip (docs/decisions/0019)
          const again = person && findPersonAgain(scope.db, person.sessionId)
          const result = work(scope)
          result.catch(() => undefined)
          admit(call, await again)
          return result
        },
        'read only',
      ),
    enqueueAfterwards: async (enqueue) => {
      try {
        await database.transaction().execute(enqueue)
      } catch (err) {
        request.log.error({ err }, 'background work could not be enqueued')
      }
    },
    nameObject: (objectId) => {
      object = objectId
    },
  }
}

const NOBODY: IdentifiedPerson = { userId: '', workspaceId: null }

// The names under which the specification's calls send the object they are about.
const OBJECT_FIELDS = ['lotId', 'id', 'userId', 'workspaceId', 'subscriptionId'] as const

function toAuditEntry(path: Path, request: FastifyRequest, userId: string | null) {
  const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<
    string,
    unknown
  >
  const field = OBJECT_FIELDS.find((name) => typeof body[name] === 'string' || typeof body[name] === 'number')
  const objectId = field ? String(body[field]).replaceAll('\0', '').slice(0, 100) : null
  return { userId: userId || null, action: path, objectId, ip: readAddress(request), requestId: request.id }
}
