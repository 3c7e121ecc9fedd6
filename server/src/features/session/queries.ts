import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'

/** The person with this e-mail, across workspaces: one row or none. */
export async function signInCandidate(db: Database, email: string) {
  const { rows } = await sql<{ user_id: string; workspace_id: string | null; password_hash: string | null; may_sign_in: boolean }>`
    select * from sign_in_candidate(${email})`.execute(db)
  return rows[0] ?? null
}

/** Who stands behind a live session, with what they may do right now. */
export async function sessionPerson(db: Database, sessionId: string) {
  const { rows } = await sql<{ user_id: string; workspace_id: string | null; roles: Role[]; has_active_subscription: boolean }>`
    select * from session_person(${sessionId})`.execute(db)
  return rows[0] ?? null
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
      user_agent: session.userAgent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('id', '=', sessionId)
    .where(scope.owns('session.workspace_id'))
    .where('ended_at', 'is', null)
    .execute()
}

export function personById(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('app_user')
    .select(['id', 'email', 'full_name', 'phone', 'position', 'telegram_chat_id', 'lang', 'workspace_id'])
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .executeTakeFirstOrThrow()
}

export async function rolesOf(scope: Scope, userId: string): Promise<Role[]> {
  const rows = await scope.db
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .where(scope.owns('user_role.workspace_id'))
    .orderBy('role')
    .execute()
  return rows.map((row) => row.role as Role)
}

export async function workspaceName(scope: Scope): Promise<string> {
  const { name } = await scope.db.selectFrom('workspace').select('name').where(scope.owns('workspace.id')).executeTakeFirstOrThrow()
  return name
}

/** The running subscription, or the last one that ran, with what it is used for now. */
export async function latestSubscription(scope: Scope) {
  return scope.db
    .selectFrom('subscription as s')
    .selectAll('s')
    .select((eb) => [
      eb
        .selectFrom('app_user as u')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('u.workspace_id', '=', 's.workspace_id')
        .where('u.deactivated_at', 'is', null)
        .as('current_users'),
    ])
    .where(scope.owns('s.workspace_id'))
    .where('s.starts_at', '<=', sql<Date>`now()`)
    .orderBy('s.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
