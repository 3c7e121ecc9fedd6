// Passwords that an administrator chooses for a member.
import { chooseLanguage } from '@tendertap/domain/languages'
import { findPasswordProblem } from '@tendertap/domain/passwords'
import type { Scope } from '../../db/scope.ts'
import type { SignedInPerson } from '../../http/context.ts'
import { sendMessage } from '../../messages/send.ts'
import { AppError } from '../../platform/app-error.ts'
import { endSessions, readPerson } from '../session/queries.ts'
import { changeMember, type MemberRow } from './queries.ts'

export function demandGoodPassword(password: string, own: readonly string[]): void {
  const problem = findPasswordProblem(password, own)
  if (problem) throw new AppError(problem)
}

/**
 * RESOLUTIONS §4: ends the person's sessions and sends them a letter. Somebody who changed their own password keeps the
 * session.
 */
export async function givePassword(
  scope: Scope,
  person: SignedInPerson,
  member: MemberRow,
  passwordHash: string,
): Promise<void> {
  const isOwn = person.userId === member.id
  await changeMember(scope, member.id, { password_hash: passwordHash, must_change_password: !isOwn })
  await endSessions(scope, member.id, isOwn ? person.sessionId : null)
  const admin = await readPerson(scope, person.userId)
  await sendMessage(scope, {
    kind: 'password_changed_by_admin',
    facts: { admin: admin.full_name ?? admin.email },
    to: [
      {
        userId: member.id,
        name: member.full_name,
        address: member.email,
        language: chooseLanguage(member.lang, null),
      },
    ],
  })
}
