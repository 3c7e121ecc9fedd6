// Makes a superadmin. Only the operator's command does this: no call gives this role.
import type { Language } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { makeLink } from '../../messages/links.ts'
import { sendMessage } from '../../messages/send.ts'
import { CommandRefusal } from '../../platform/command-refusal.ts'
import { findSignInCandidate } from '../session/queries.ts'

const LINK_HOURS = 24

export interface NewSuperadmin {
  email: string
  fullName: string
  language: Language
  /** one more, although there is one already */
  isAdditional: boolean
}

/** Gives the id. The person sets the password by a link in a letter, so nobody else ever knows it. */
export async function makeSuperadmin(
  scope: Scope,
  { email, fullName, language, isAdditional }: NewSuperadmin,
): Promise<string> {
  if (!isAdditional && (await countSuperadmins(scope)) > 0)
    throw new CommandRefusal('There is a superadmin already. To make one more, add --additional.')
  if (await findSignInCandidate(scope.db, email)) throw new CommandRefusal(`Somebody has the e-mail ${email} already.`)
  const userId = await insertSuperadmin(scope, { email, full_name: fullName, lang: language })
  const linkId = await makeLink(scope, { userId, purpose: 'set_password', hours: LINK_HOURS })
  await sendMessage(scope, {
    kind: 'superadmin_invited',
    facts: { email },
    to: [{ userId, name: fullName, address: email, language, linkId }],
  })
  return userId
}

/** Those who can sign in. */
async function countSuperadmins(scope: Scope): Promise<number> {
  const { count } = await scope.db
    .selectFrom('user_role as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.role', '=', 'superadmin')
    .where('u.deactivated_at', 'is', null)
    .where(scope.owns('r.workspace_id'))
    .where(scope.owns('u.workspace_id'))
    .executeTakeFirstOrThrow()
  return count
}

async function insertSuperadmin(
  scope: Scope,
  person: { email: string; full_name: string; lang: Language },
): Promise<string> {
  const { id } = await scope.db
    .insertInto('app_user')
    .values({ ...person, workspace_id: scope.workspaceId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await scope.db
    .insertInto('user_role')
    .values({ workspace_id: scope.workspaceId, user_id: id, role: 'superadmin' })
    .execute()
  return id
}
