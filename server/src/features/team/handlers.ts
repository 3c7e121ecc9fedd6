import type { Output } from '@tendertap/contract/calls/index'
import { changesCredentials } from '@tendertap/domain/credentials'
import { chooseLanguage } from '@tendertap/domain/languages'
import { isLastAdmin } from '@tendertap/domain/team/teams'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { sendMessage } from '../../messages/send.ts'
import { announce } from '../../events/announce.ts'
import { AppError } from '../../platform/app-error.ts'
import { hashPassword } from '../../platform/passwords.ts'
import type { Seal } from '../../platform/sealing.ts'
import { requestEmailChange } from '../session/email-change.ts'
import { identityCheck, type ConfirmIdentity } from '../session/identity.ts'
import { endSessions, readPerson, readWorkspaceName } from '../session/queries.ts'
import { demandGoodPassword, givePassword } from './passwords.ts'
import { presentMember } from './present.ts'
import { addMember, changeMember, grantRole, listMembers, setTeams, withdrawRoles, type MemberRow } from './queries.ts'
import { demandSeat } from './seat.ts'

type Calls =
  | 'users/getAllUsers'
  | 'users/createUser'
  | 'users/updateUser'
  | 'users/setUserActive'
  | 'users/setAdmin'
  | 'team/getMembers'

// Each call costs a hash and sends letters to an address whose owner has not given it to us.
const INVITATIONS: Limit = { name: 'invitations', attempts: 100, perSeconds: 24 * 3_600 }
const CHANGES: Limit = { name: 'member-credentials', attempts: 60, perSeconds: 3_600 }

export function teamHandlers(db: Database, seal: Seal): Handlers<Calls> {
  const withIdentity = identityCheck(db, seal)
  const enforceLimit = async (limit: Limit, { person }: SignedInContext) => {
    if (!(await withinLimit(db, limit, person.workspaceId ?? ''))) throw new AppError('too_many_requests')
  }

  return {
    'users/getAllUsers': (context) => context.inScope(async (scope) => (await listMembers(scope)).map(presentMember)),

    'team/getMembers': (context) =>
      context.inScope(async (scope) => {
        const active = (await listMembers(scope)).filter((row) => row.deactivated_at === null)
        return active.map(({ id, full_name, roles }) => ({ id, fullName: full_name, roles }))
      }),

    'users/createUser': async (context, { email, fullName, password, roles, phone, position }) => {
      demandGoodPassword(password, [email, fullName])
      await context.readBeforehand(demandSeat)
      await enforceLimit(INVITATIONS, context)
      const passwordHash = await hashPassword(password)
      return refuseTakenEmail(() =>
        context.inLockedWorkspace(async (scope) => {
          await demandSeat(scope)
          const userId = await addMember(scope, {
            email,
            full_name: fullName,
            password_hash: passwordHash,
            phone: phone ?? null,
            position: position ?? null,
          })
          context.nameObject(userId)
          await setTeams(scope, userId, roles)
          const inviter = await readPerson(scope, context.person.userId)
          await sendMessage(scope, {
            kind: 'user_invited',
            facts: { workspace: await readWorkspaceName(scope), inviter: inviter.full_name ?? inviter.email, email },
            to: [{ userId, name: fullName, address: email, language: chooseLanguage(inviter.lang, null) }],
          })
          return announceMember(scope, userId)
        }),
      )
    },

    // A new e-mail or password of a member would give their account to whoever holds the administrator's session.
    'users/updateUser': async (
      context,
      { userId, email, fullName, password, roles, phone, position, currentPassword, code },
    ) => {
      const before = await context.readBeforehand((scope) => findMember(scope, userId))
      const needsIdentity = changesCredentials(before, { email, password })
      if (password) demandGoodPassword(password, [email ?? before.email, fullName ?? before.full_name ?? ''])
      if (needsIdentity) await enforceLimit(CHANGES, context)
      const save = async (confirm?: ConfirmIdentity) => {
        const passwordHash = password ? await hashPassword(password) : null
        return context.inLockedWorkspace(async (scope) => {
          await confirm?.(scope)
          const member = await findMember(scope, userId)
          await changeMember(scope, userId, {
            ...(fullName !== undefined && { full_name: fullName }),
            ...(phone !== undefined && { phone }),
            ...(position !== undefined && { position }),
          })
          if (roles) await setTeams(scope, userId, roles)
          if (needsIdentity && email !== undefined) await requestEmailChange(scope, userId, email)
          if (passwordHash) await givePassword(scope, context.person, member, passwordHash)
          return announceMember(scope, userId)
        })
      }
      return needsIdentity ? withIdentity(context, { password: currentPassword, code }, save) : save()
    },

    'users/setUserActive': (context, { userId, active }) =>
      context.inLockedWorkspace(async (scope) => {
        const member = await findMember(scope, userId)
        if (active === (member.deactivated_at === null)) return presentMember(member)
        if (active) await demandSeat(scope)
        else await demandAnotherAdmin(scope, userId)
        await changeMember(scope, userId, { deactivated_at: active ? null : new Date() })
        if (!active) await endSessions(scope, userId, null)
        return announceMember(scope, userId)
      }),

    'users/setAdmin': (context, { userId, admin }) =>
      context.inLockedWorkspace(async (scope) => {
        const member = await findMember(scope, userId)
        if (admin === member.roles.includes('admin')) return presentMember(member)
        if (admin) await grantRole(scope, userId, 'admin')
        else {
          await demandAnotherAdmin(scope, userId)
          await withdrawRoles(scope, userId, ['admin'])
        }
        return announceMember(scope, userId)
      }),
  }
}

/** The id of somebody in another workspace is answered exactly like an unknown id. */
async function findMember(scope: Scope, userId: string): Promise<MemberRow> {
  const found = (await listMembers(scope)).find((row) => row.id === userId)
  if (!found) throw new AppError('not_found')
  return found
}

async function demandAnotherAdmin(scope: Scope, userId: string): Promise<void> {
  const everyone = (await listMembers(scope)).map(({ id, roles, deactivated_at }) => ({
    id,
    roles,
    active: deactivated_at === null,
  }))
  if (isLastAdmin(userId, everyone)) throw new AppError('last_admin')
}

/** Announces the change to the person's and the administrators' screens, and gives the member as saved. */
async function announceMember(scope: Scope, userId: string): Promise<Output<'users/createUser'>> {
  await announce(scope, { kind: 'profile', id: userId })
  return presentMember(await findMember(scope, userId))
}

const UNIQUE_VIOLATION = '23505'

/** E-mails are unique platform-wide, and only the index sees the rows of other workspaces. */
async function refuseTakenEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === UNIQUE_VIOLATION && constraint === 'app_user_email') throw new AppError('email_taken')
    throw error
  }
}
