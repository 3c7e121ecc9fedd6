// What a handler knows about the request it answers.
import type { Duty } from '@tendertap/contract/duties'
import type { Role } from '@tendertap/domain/roles'
import type { Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import type { Scope } from '../db/scope.ts'
import type { Log } from '../platform/log.ts'

/** The person who makes a call, read from the database on every call. */
export interface SignedInPerson {
  /** null: they act from a Telegram chat that is connected to them */
  sessionId: string | null
  userId: string
  workspaceId: string | null
  roles: readonly Role[]
  hasActiveSubscription: boolean
  /** what the person has to do first; until then only calls with this duty in `evenBefore` are answered */
  duty: Duty | null
}

/** Somebody known by other means than a session: an e-mail and its password, a link from a letter. */
export type IdentifiedPerson = Pick<SignedInPerson, 'userId' | 'workspaceId'>

export interface Context {
  requestId: string
  ip: string
  userAgent: string | null
  /** from the browser's cookie: people who have signed in there before */
  deviceToken: string | null
  keepDeviceToken(token: string): void
  log: Log
  /**
   * Null only on calls that anyone may make. Inside `inScope` of a call that writes, and after `readBeforehand`, the
   * person as they were read again there.
   */
  readonly person: SignedInPerson | null
  /**
   * Runs the work in a transaction that sees the person's workspace and no other. In a call that writes, the audit row
   * joins the transaction before it commits; in any other call the database refuses to write. A write begins by reading
   * the person's rights again; whoever takes them away meanwhile waits until it is committed.
   */
  inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** As `inScope`, while nobody else changes the workspace's people and seats. */
  inLockedWorkspace<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * Reads what a handler needs before it does its work, above all before it hashes a password, and the person's rights
   * with it. Writes no audit row. The facts may change before `inScope` begins, so the handler checks them there again.
   */
  readBeforehand<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * As `inScope`, on behalf of somebody identified just now. The work begins by locking what identified them
   * (`useLink`, `lockSignInCandidate`): it may have been taken away since.
   */
  inScopeFor<T>(person: IdentifiedPerson, work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * Enqueues background work after a call that only reads. Its transaction has no workspace, can write only to the
   * queue, and adds no audit row. If it fails, the answer still goes out, and the next call enqueues the work.
   */
  enqueueAfterwards(enqueue: (transaction: Transaction<DB>) => Promise<void>): Promise<void>
  /** Names the object in the audit row where the input does not name it: a row just made. */
  nameObject(objectId: string): void
}

export interface SignedInContext extends Context {
  readonly person: SignedInPerson
}
