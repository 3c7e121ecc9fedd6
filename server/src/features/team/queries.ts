import { MEMBER_ROLES, TEAM_ROLES, type Role, type TeamRole } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** Everyone of the workspace, those who have left too. */
export function listMembers(scope: Scope) {
  const roles = sql<Role[]>`coalesce((
    select array_agg(r.role order by array_position(${[...MEMBER_ROLES]}::text[], r.role))
    from user_role r where r.user_id = u.id and ${scope.owns('r.workspace_id')}), '{}')`
  return scope.db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.email', 'u.full_name', 'u.phone', 'u.position', 'u.lang', 'u.deactivated_at'])
    .select(roles.as('roles'))
    .where(scope.owns('u.workspace_id'))
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute()
}

export interface Seats {
  taken: number
  /** null without a running subscription */
  limits: { maxUsers: number | null; additionalUsers: number } | null
}

export async function countSeats(scope: Scope): Promise<Seats> {
  const { taken } = await scope.db
    .selectFrom('app_user as u')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where(scope.owns('u.workspace_id'))
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  const running = await scope.db
    .selectFrom('subscription as s')
    .select(['s.max_users', 's.additional_users'])
    .where(scope.owns('s.workspace_id'))
    .where('s.starts_at', '<=', sql<Date>`now()`)
    .where('s.ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return { taken, limits: running ? { maxUsers: running.max_users, additionalUsers: running.additional_users } : null }
}

export interface NewMember {
  email: string
  full_name: string
  password_hash: string
  phone: string | null
  position: string | null
}

/** Gives the id. Whoever is added by a colleague chooses a password of their own at the first sign-in. */
export async function addMember(scope: Scope, member: NewMember): Promise<string> {
  const { id } = await scope.db
    .insertInto('app_user')
    .values({ ...member, workspace_id: scope.workspaceId, must_change_password: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface MemberChange {
  full_name?: string
  phone?: string | null
  position?: string | null
  password_hash?: string
  must_change_password?: boolean
  deactivated_at?: Date | null
}

export async function changeMember(scope: Scope, userId: string, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await scope.db
    .updateTable('app_user')
    .set(change)
    .where('id', '=', userId)
    .where(scope.owns('app_user.workspace_id'))
    .execute()
}

/** Puts the person into these teams and no others; the role admin stays as it is. */
export async function setTeams(scope: Scope, userId: string, roles: readonly TeamRole[]): Promise<void> {
  const others = TEAM_ROLES.filter((role) => !roles.includes(role))
  await withdrawRoles(scope, userId, others)
  for (const role of roles) await grantRole(scope, userId, role)
}

export async function grantRole(scope: Scope, userId: string, role: 'admin' | TeamRole): Promise<void> {
  await scope.db
    .insertInto('user_role')
    .values({ workspace_id: scope.workspaceId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id', 'role']).doNothing())
    .execute()
}

export async function withdrawRoles(scope: Scope, userId: string, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return
  await scope.db
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role', 'in', roles)
    .where(scope.owns('user_role.workspace_id'))
    .execute()
}
