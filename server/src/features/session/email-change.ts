// A new e-mail address takes effect when the link sent to it is opened (auth/confirmEmail). Until then the old one
// stays valid, and for a week its owner can undo the change (auth/cancelEmailChange).
import { chooseLanguage } from '@tendertap/domain/languages'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { makeCancelLink } from '../../messages/cancel-links.ts'
import { makeLink } from '../../messages/links.ts'
import { sendMessage } from '../../messages/send.ts'
import { AppError } from '../../platform/app-error.ts'
import { readPerson } from './queries.ts'

const LINK_HOURS = 24

/**
 * Sends the link to the new address, and to the old one a notice with a link that undoes the change. An address that
 * somebody else has is refused.
 */
export async function requestEmailChange(scope: Scope, userId: string, newEmail: string): Promise<void> {
  const { email: oldEmail, full_name: name, lang } = await readPerson(scope, userId)
  if (oldEmail === newEmail) return
  const differsInCaseOnly = oldEmail.toLowerCase() === newEmail.toLowerCase()
  if (!differsInCaseOnly && (await isTaken(scope, newEmail))) throw new AppError('email_taken')
  const language = chooseLanguage(lang, null)
  const linkId = await makeLink(scope, { userId, purpose: 'confirm_email', hours: LINK_HOURS, email: newEmail })
  await sendMessage(scope, {
    kind: 'confirm_email',
    facts: { hours: LINK_HOURS },
    to: [{ userId, name, address: newEmail, language, linkId }],
  })
  const cancelLinkId = await makeCancelLink(scope, userId, oldEmail)
  await sendMessage(scope, {
    kind: 'email_change_notice',
    facts: { newEmail },
    to: [{ userId, name, address: oldEmail, language, linkId: cancelLinkId }],
  })
}

async function isTaken({ db }: Scope, email: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select email_is_taken(${email}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}
