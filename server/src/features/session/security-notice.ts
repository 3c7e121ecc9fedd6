// Letters that tell a person about a change to their own account. They ignore the notification settings, because
// somebody who took an account over could change those.
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { sendMessage, type Recipient } from '../../messages/send.ts'
import { readPerson } from './queries.ts'

type SecurityNotice = 'password_changed' | 'second_factor_on' | 'second_factor_off' | 'recovery_codes_made'

export async function sendSecurityNotice(
  scope: Scope,
  userId: string,
  kind: SecurityNotice,
  { ip }: { ip: string },
): Promise<void> {
  await sendMessage(scope, {
    kind,
    facts: { at: new Date().toISOString(), ip },
    to: [await findRecipient(scope, userId)],
  })
}

/** `left`: how many recovery codes still work. */
export async function sendRecoveryCodeNotice(
  scope: Scope,
  userId: string,
  { ip, left }: { ip: string; left: number },
): Promise<void> {
  await sendMessage(scope, {
    kind: 'recovery_code_used',
    facts: { at: new Date().toISOString(), ip, left },
    to: [await findRecipient(scope, userId)],
  })
}

async function findRecipient(scope: Scope, userId: string): Promise<Recipient> {
  const { full_name: name, email: address, lang } = await readPerson(scope, userId)
  return { userId, name, address, language: chooseLanguage(lang, null) }
}
