// The owner of the old address says that the change of the e-mail was not theirs. Whoever made it knew the password, so
// the password ends as well, with every session, the recovery codes, the Telegram chat, and a second factor set up
// since or in the week before: the account is the owner's again, by a link that is sent to the old address.
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import { useCancelLink, type CancelLinkOwner } from '../../messages/cancel-links.ts'
import { forgetLinks, makeLink } from '../../messages/links.ts'
import { sendMessage } from '../../messages/send.ts'
import { AppError } from '../../platform/app-error.ts'
import { endSessions, lockAccount, readPerson } from '../session/queries.ts'
import { changeEmail, dropPasswordAndChat, forgetRecoveryCodes, removeFactorSetUpSince } from './queries.ts'

/** whoever prepared a theft may have set a factor up before they changed the e-mail */
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

export async function undoEmailChange(scope: Scope, owner: CancelLinkOwner): Promise<{ email: string }> {
  const { userId } = owner
  await lockAccount(scope, userId)
  const change = await useCancelLink(scope, owner)
  if (!change) throw new AppError('link_expired')
  const email = change.oldEmail
  // somebody else may have the old address by now
  if (!(await changeEmail(scope, userId, email))) throw new AppError('email_taken')
  await forgetLinks(scope, userId)
  await dropPasswordAndChat(scope, userId)
  await removeFactorSetUpSince(scope, userId, new Date(change.requestedAt.getTime() - WEEK_MS))
  await forgetRecoveryCodes(scope, userId)
  await endSessions(scope, userId, null)
  await sendResetLink(scope, userId)
  await announce(scope, { kind: 'profile', id: userId })
  return { email }
}

async function sendResetLink(scope: Scope, userId: string): Promise<void> {
  const { email: address, full_name: name, lang } = await readPerson(scope, userId)
  const linkId = await makeLink(scope, { userId, purpose: 'reset_password', hours: 1 })
  await sendMessage(scope, {
    kind: 'email_change_cancelled',
    facts: {},
    to: [{ userId, name, address, language: chooseLanguage(lang, null), linkId }],
  })
}
