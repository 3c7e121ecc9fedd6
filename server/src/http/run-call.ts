// The one way of a call, wherever it comes from: duty → role → subscription → input → handler → output, and the audit.
// A handler that writes does so in a transaction that begins with the person, duty, role and subscription again.
import { findAccessRefusal } from '@tendertap/contract/access'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import { readInput } from '@tendertap/contract/fields/read-input'
import { recordDone, recordRefused } from '../audit/record.ts'
import type { Database, DbTransaction } from '../db/database.ts'
import { lockWorkspace } from '../db/lock-workspace.ts'
import type { Scope, Scoper } from '../db/scope.ts'
import { AppError } from '../platform/app-error.ts'
import type { Context, IdentifiedPerson, SignedInPerson } from './context.ts'

/** A handler of any call; handlers.ts has the typed table. */
export type AnyHandler = (context: never, input: never) => Promise<unknown>

export interface CallTools {
  database: Database
  inScope: Scoper
}

/** Where a call comes from. */
export interface Origin extends Pick<
  Context,
  'requestId' | 'ip' | 'userAgent' | 'deviceToken' | 'keepDeviceToken' | 'log'
> {
  /** the person as they are now, by what they were known: a session or a chat; null when that has ended */
  findPersonAgain(db: DbTransaction): Promise<SignedInPerson | null>
  /** the same with locks: the answer holds until the transaction ends */
  lockPerson(db: DbTransaction, needsSubscription: boolean): Promise<SignedInPerson | null>
  /** statements of a search are cancelled after this time */
  searchTimeoutMs: number | undefined
}

export interface AskedCall {
  path: Path
  /** as it came */
  body: unknown
  person: SignedInPerson | null
  origin: Origin
}

export function admit(call: Call, person: SignedInPerson | null): void {
  if (person?.duty && call.access !== 'anyone' && !call.allowedWithDuties.includes(person.duty))
    throw new AppError(person.duty)
  const refusal = findAccessRefusal(call.access, person)
  if (refusal) throw new AppError(refusal)
  // a superadmin has no workspace, hence no subscription to ask for
  if (call.needsSubscription && person?.workspaceId && !person.hasActiveSubscription)
    throw new AppError('subscription_required')
}

/** Of a call that is admitted: reads the input, runs the handler, checks the answer. A file is a FileAnswer. */
export async function answerCall(tools: CallTools, handler: AnyHandler, asked: AskedCall): Promise<unknown> {
  const call: Call = api[asked.path]
  const read = readInput(call, asked.body)
  if (!read.ok) throw new AppError(read.code, read.details)
  const run = handler as (context: Context, input: unknown) => Promise<unknown>
  const answer = await run(createContext(tools, call, asked), read.input)
  return call.answers === 'file' ? answer : call.output.parse(answer)
}

export async function recordRefusal(
  { database, inScope }: CallTools,
  { path, body, person, origin }: Omit<AskedCall, 'origin'> & { origin: Pick<Origin, 'ip' | 'requestId'> },
  code: ErrorCode,
): Promise<void> {
  if (!api[path].writes) return
  const entry = toAuditEntry(path, body, person?.userId ?? null, origin)
  await recordRefused(database, inScope, person?.workspaceId ?? null, entry, code)
}

function createContext(
  { database, inScope }: CallTools,
  call: Call,
  { path, body, person: caller, origin }: AskedCall,
): Context {
  let person = caller
  let object: string | null = null
  const { requestId, ip, userAgent, deviceToken, log } = origin
  const inScopeFor: Context['inScopeFor'] = ({ userId, workspaceId }, work) =>
    inScope(
      workspaceId,
      async (scope) => {
        const result = await work(scope)
        const entry = toAuditEntry(path, body, userId, origin)
        if (call.writes) await recordDone(scope, { ...entry, objectId: object ?? entry.objectId })
        return result
      },
      call.writes ? 'read write' : 'read only',
      call.cost === 'search' ? origin.searchTimeoutMs : undefined,
    )
  // The body may have been on its way for long, and the person may have lost the right to send it.
  const admitAgain = async ({ db }: Scope) => {
    if (!call.writes || !person) return
    person = await origin.lockPerson(db, call.needsSubscription)
    admit(call, person)
  }
  return {
    requestId,
    ip,
    userAgent,
    deviceToken,
    keepDeviceToken: (token) => origin.keepDeviceToken(token),
    log,
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
          const again = person && origin.findPersonAgain(scope.db)
          const result = work(scope)
          result.catch(() => undefined)
          person = await again
          admit(call, person)
          return result
        },
        'read only',
      ),
    enqueueAfterwards: async (enqueue) => {
      try {
        await database.transaction().execute(enqueue)
      } catch (err) {
        log.error({ err }, 'background work could not be enqueued')
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

function toAuditEntry(
  path: Path,
  body: unknown,
  userId: string | null,
  { ip, requestId }: Pick<Origin, 'ip' | 'requestId'>,
) {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const field = OBJECT_FIELDS.find((name) => typeof fields[name] === 'string' || typeof fields[name] === 'number')
  const objectId = field ? String(fields[field]).replaceAll('\0', '').slice(0, 100) : null
  return { userId: userId || null, action: path, objectId, ip, requestId }
}
