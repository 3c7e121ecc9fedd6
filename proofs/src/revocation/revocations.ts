// Everything by which somebody loses a right, made by the product's own calls. Nobody can take anything from a
// superadmin over the API, and no call ends a subscription, so there the owner of the database does it.
import type { Call } from '@tendertap/contract/call'
import type { Path } from '@tendertap/contract/calls/index'
import { STAND_INS } from '@tendertap/contract/examples/stand-ins'
import { sql } from 'kysely'
import { TEAM_ROLES, type Role } from '@tendertap/domain/roles'
import { ask, makeInput, withObjects } from '../guards/requests.ts'
import type { Company } from './company.ts'

/** What is left of the person behind the session. */
export interface Remaining {
  workspaceId: string | null
  roles: readonly Role[]
  isSubscribed: boolean
}

/** What decides who may write. */
export type Rule = Pick<Call, 'access' | 'needsSubscription'>

export interface Revocation {
  name: string
  /** null: the session is gone */
  after(rule: Rule, before: Remaining): Remaining | null
  /** the password and the links of the person no longer identify them */
  endsCredentials: boolean
  /** also the link to undo a change of the e-mail, which a new password leaves (docs/decisions/0029) */
  endsCancelLink?: true
  /** gives the status of the answer */
  revoke(company: Company, rule: Rule): Promise<number>
}

const NEW_PASSWORD = 'qyran-qiya-tas'
const OK = 200

export const REVOCATIONS: readonly Revocation[] = [
  {
    name: 'role removed',
    after: (rule, before) => ({ ...before, roles: before.roles.filter((role) => !listNeededRoles(rule).has(role)) }),
    endsCredentials: false,
    revoke: async (company, rule) => {
      const { world, person, adminToken } = company
      const { userId } = person
      const needed = listNeededRoles(rule)
      if (person.workspaceId === null) {
        await world.owner.deleteFrom('user_role').where('user_id', '=', userId).execute()
        return OK
      }
      const roles = TEAM_ROLES.filter((role) => !needed.has(role))
      const status =
        roles.length < TEAM_ROLES.length ? await send(company, 'users/updateUser', { userId, roles }, adminToken) : OK
      if (status !== OK || !needed.has('admin')) return status
      return send(company, 'users/setAdmin', { userId, admin: false }, adminToken)
    },
  },
  {
    name: 'person deactivated',
    after: () => null,
    endsCredentials: true,
    endsCancelLink: true,
    revoke: async (company) => {
      const { userId, workspaceId } = company.person
      if (workspaceId === null) return changeSuperadmin(company, { deactivated_at: new Date() })
      return send(company, 'users/setUserActive', { userId, active: false }, company.adminToken)
    },
  },
  {
    name: 'session ended',
    after: () => null,
    endsCredentials: false,
    revoke: (company) => send(company, 'me/endSession', { id: company.sessionId }, company.otherToken),
  },
  {
    name: 'password changed in another session',
    after: () => null,
    endsCredentials: true,
    revoke: (company) => {
      const input = makeInput('me/changePassword', withObjects(company.tenant.objects)) as object
      return send(company, 'me/changePassword', input, company.otherToken)
    },
  },
  {
    name: 'password given by an administrator',
    after: () => null,
    endsCredentials: true,
    revoke: async (company) => {
      const { userId, workspaceId } = company.person
      if (workspaceId === null) return changeSuperadmin(company, { password_hash: 'another' })
      const input = { userId, password: NEW_PASSWORD, currentPassword: STAND_INS.password }
      return send(company, 'users/updateUser', input, company.adminToken)
    },
  },
  {
    name: 'subscription ended',
    after: (_rule, before) => ({ ...before, isSubscribed: false }),
    endsCredentials: false,
    // no call ends a subscription without giving another
    revoke: async ({ world: { owner }, person: { workspaceId } }) => {
      if (workspaceId === null) return OK
      await owner
        .updateTable('subscription')
        .set({ ends_at: sql<Date>`greatest(starts_at, clock_timestamp())` })
        .where('workspace_id', '=', workspaceId)
        .execute()
      return OK
    },
  },
]

/** The roles by which the person may write; where none is asked for, all that can be taken. */
function listNeededRoles({ access }: Rule): ReadonlySet<Role> {
  return new Set<Role>(Array.isArray(access) ? (access as Role[]) : ['admin', ...TEAM_ROLES, 'superadmin'])
}

async function send({ world }: Company, path: Path, input: object, token: string): Promise<number> {
  return (await ask(world.url, path, JSON.stringify(input), token)).status
}

async function changeSuperadmin(
  { world: { owner }, person: { userId } }: Company,
  change: { deactivated_at: Date } | { password_hash: string },
): Promise<number> {
  await owner.transaction().execute(async (db) => {
    await db.updateTable('app_user').set(change).where('id', '=', userId).execute()
    await db.updateTable('session').set({ ended_at: new Date() }).where('user_id', '=', userId).execute()
  })
  return OK
}
