// What a handler knows about the request it answers.
import type { Duty } from '@tendertap/contract/duties'
import type { Role } from '@tendertap/domain/roles'
import type { Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import type { Scope } from '../db/scope.ts'
import type { Log } from '../platform/log.ts'

/** The person behind a session, read from the database on every call. */
export interface SignedIn {
  sessionId: string
  userId: string
  workspaceId: string | null
  roles: readonly Role[]
  hasActiveSubscription: boolean
  /** what they have to do first; the calls that are answered meanwhile say so in the contract */
  duty: Duty | null
}

/** Somebody known by other means than a session: an e-mail and its password, a link from a letter. */
export type Identified = Pick<SignedIn, 'userId' | 'workspaceId'>

export interface Context {
  requestId: string
  ip: string
  userAgent: string | null
  log: Log
  /** null only on calls that anyone may make */
  person: SignedIn | null
  /**
   * A transaction that sees the person's workspace and no other. In a call that writes, the audit row is added to it
   * before
   * it commits; in any other call the database refuses to write.
   */
  inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * What must be known before the work itself, above all before a password is hashed: only reads, and leaves no audit
   * row.
   * Whatever it says may have changed by the time of `inScope`, so it is asked again there.
   */
  lookInScope<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** As `inScope`, on behalf of somebody identified just now. */
  inScopeOf<T>(person: Identified, work: (scope: Scope) => Promise<T>): Promise<T>
  /**
   * Background work that an answer sets off although its call writes nothing. A transaction of its own, without a
   * workspace: the queue
   * is all it can write to, and there is no audit row. When it fails the answer stands; the work is asked for again
   * next time.
   */
  setOff(ask: (transaction: Transaction<DB>) => Promise<void>): Promise<void>
  /** Names the object in the audit row where the input does not: a row just made. */
  about(objectId: string): void
}

export interface SignedInContext extends Context {
  person: SignedIn
}
