import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { toNetwork } from '../../platform/network.ts'
import type { AccountState } from './duty.ts'

/** The person with this e-mail, across workspaces: one row or none. */
export async function findSignInCandidate(db: Database, email: string) {
  const { rows } = await sql<
    AccountState & { userId: string; workspaceId: string | null; passwordHash: string | null; maySignIn: boolean }
  >`
    select user_id as "userId", workspace_id as "workspaceId", roles, password_hash as "passwordHash", may_sign_in as "maySignIn",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor"
    from sign_in_candidate(${email})`.execute(db)
  return rows[0] ?? null
}

/** The person of a live session, with what they may do now. */
export async function findSessionPerson(db: Database, sessionId: string) {
  const { rows } = await sql<
    AccountState & { userId: string; workspaceId: string | null; hasActiveSubscription: boolean; seenLongAgo: boolean }
  >`
    select user_id as "userId", workspace_id as "workspaceId", roles, has_active_subscription as "hasActiveSubscription",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor", seen_long_ago as "seenLongAgo"
    from session_person(${sessionId})`.execute(db)
  return rows[0] ?? null
}

/** The same inside a write: until its transaction ends, nobody can take from the person what is answered here. */
export async function lockSessionPerson(db: DbTransaction, sessionId: string, needsSubscription: boolean) {
  const { rows } = await sql<
    AccountState & { userId: string; workspaceId: string | null; hasActiveSubscription: boolean }
  >`
    select user_id as "userId", workspace_id as "workspaceId", roles, has_active_subscription as "hasActiveSubscription",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor"
    from lock_session_person(${sessionId}, ${needsSubscription})`.execute(db)
  return rows[0] ?? null
}

/** A candidate whose password was right, as they are now and until the transaction ends. */
export async function lockSignInCandidate({ db }: Scope, userId: string) {
  const { rows } = await sql<AccountState & { passwordHash: string | null; maySignIn: boolean }>`
    select roles, password_hash as "passwordHash", may_sign_in as "maySignIn",
      must_change_password as "mustChangePassword", has_second_factor as "hasSecondFactor"
    from lock_sign_in_candidate(${userId})`.execute(db)
  return rows[0] ?? null
}

export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await sql`select touch_session(${sessionId})`.execute(db)
}

export async function startSession(
  scope: Scope,
  session: { userId: string; expiresAt: Date; ip: string; userAgent: string | null },
): Promise<string> {
  const { id } = await scope.db
    .insertInto('session')
    .values({
      workspace_id: scope.workspaceId,
      user_id: session.userId,
      expires_at: session.expiresAt,
      ip: session.ip,
      network: toNetwork(session.ip),
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when this person has no such session any more, or never had. */
export async function endSession(scope: Scope, userId: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where(scope.owns('session.workspace_id'))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all sessions of a person, except one if it is given. */
export async function endSessions(scope: Scope, userId: string, exceptId: string | null): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(scope.owns('session.workspace_id'))
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute()
}

/** Where the person is signed in now, the last used first. */
export function listLiveSessions(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'started_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(scope.owns('session.workspace_id'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const MAX_EARLIER_SESSIONS = 300

/** Where the person has signed in before, ended sessions too. */
export function listEarlierSessions(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('session')
    .select(['ip', 'network', 'user_agent'])
    .where('user_id', '=', userId)
    .where(scope.owns('session.workspace_id'))
    .orderBy('started_at', 'desc')
    .limit(MAX_EARLIER_SESSIONS)
    .execute()
}

export function findSecondFactor(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('second_factor')
    .select(['sealed_secret', 'confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('recovery_code as r')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('r.user_id', '=', 'second_factor.user_id')
        .where(scope.owns('r.workspace_id'))
        .$asScalar()
        .$notNull()
        .as('recovery_codes'),
    )
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .executeTakeFirst()
}

/** False when a code of this step or a later one has been used. */
export async function spendStep(scope: Scope, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where(scope.owns('second_factor.workspace_id'))
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such code, or it has been used. */
export async function spendRecoveryCode(scope: Scope, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await scope.db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where(scope.owns('recovery_code.workspace_id'))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Locks the person's row until the transaction ends, so that two changes at once run one after the other. */
export async function lockAccount(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .forNoKeyUpdate()
    .execute()
}

export function readPerson(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('app_user')
    .select(['id', 'email', 'full_name', 'phone', 'position', 'telegram_chat_id', 'lang', 'workspace_id'])
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .executeTakeFirstOrThrow()
}

export async function readPasswordHash(scope: Scope, userId: string): Promise<string | null> {
  const { password_hash } = await scope.db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .executeTakeFirstOrThrow()
  return password_hash
}

export async function listRoles(scope: Scope, userId: string): Promise<Role[]> {
  const rows = await scope.db
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .where(scope.owns('user_role.workspace_id'))
    .orderBy('role')
    .execute()
  return rows.map((row) => row.role as Role)
}

export async function readWorkspaceName(scope: Scope): Promise<string> {
  const { name } = await scope.db
    .selectFrom('workspace')
    .select('name')
    .where(scope.owns('workspace.id'))
    .executeTakeFirstOrThrow()
  return name
}

/** The running subscription, or the last one that ran, with what it is used for now. */
export async function findLatestSubscription(scope: Scope) {
  return (
    scope.db
      .selectFrom('subscription as s')
      .selectAll('s')
      .select((eb) => [
        eb
          .selectFrom('app_user as u')
          .select((count) => count.fn.countAll<number>().as('n'))
          .where(scope.owns('u.workspace_id'))
          .where('u.deactivated_at', 'is', null)
          .as('current_users'),
        eb
          .selectFrom('interest as i')
          .select((count) => count.fn.countAll<number>().as('n'))
          .where(scope.owns('i.workspace_id'))
          .as('current_filters'),
      ])
      .where(scope.owns('s.workspace_id'))
      .where('s.starts_at', '<=', sql<Date>`now()`)
      // one that was replaced before it began never ran
      .whereRef('s.ends_at', '>', 's.starts_at')
      .orderBy('s.starts_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
