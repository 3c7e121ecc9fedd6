// The signed-in person as localLogin and getMe show them.
import type { Duty } from '@tendertap/contract/duties'
import type { Output } from '@tendertap/contract/calls/index'
import { isLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { presentSubscription } from './present-subscription.ts'
import { findLatestSubscription, readPerson, listRoles, findSecondFactor, readWorkspaceName } from './queries.ts'

type Me = Omit<Output<'me/getMe'>, 'newCompanies'>

export async function readMe(scope: Scope, { userId, duty }: { userId: string; duty: Duty | null }): Promise<Me> {
  const person = await readPerson(scope, userId)
  const roles = await listRoles(scope, userId)
  const factor = await findSecondFactor(scope, userId)
  const workspaceId = person.workspace_id
  return {
    id: person.id,
    email: person.email,
    fullName: person.full_name,
    phone: person.phone,
    position: person.position,
    telegramChatId: person.telegram_chat_id,
    lang: isLanguage(person.lang) ? person.lang : null,
    WorkspaceId: workspaceId,
    UserRolesOfUser: roles.map((role) => ({ role })),
    Workspace: workspaceId ? { id: workspaceId, name: await readWorkspaceName(scope) } : null,
    roles,
    subscription: workspaceId ? await readSubscription(scope) : null,
    mustChangePassword: duty === 'password_change_required',
    hasSecondFactor: Boolean(factor?.confirmed_at),
    recoveryCodesLeft: factor?.confirmed_at ? factor.recovery_codes : 0,
    mustSetUpSecondFactor: duty === 'second_factor_setup_required',
  }
}

/** The running subscription, or the last one, as the profile shows it. */
export async function readSubscription(scope: Scope): Promise<Me['subscription']> {
  const row = await findLatestSubscription(scope)
  return row ? presentSubscription(row, { users: row.current_users ?? 0, filters: row.current_filters ?? 0 }) : null
}
