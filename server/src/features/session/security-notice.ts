// Letters that tell a person about a change to their own account. They ignore the notification settings, because
// somebody who took an account over could change those.
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { sendMessage } from '../../messages/send.ts'
import { readPerson } from './queries.ts'

type SecurityNotice = 'password_changed' | 'second_factor_on' | 'second_factor_off'

export async function sendSecurityNotice(
  scope: Scope,
  userId: string,
  kind: SecurityNotice,
  { ip }: { ip: string },
): Promise<void> {
  const { full_name: name, email: address, lang } = await readPerson(scope, userId)
  await sendMessage(scope, {
    kind,
    facts: { at: new Date().toISOString(), ip },
    to: [{ userId, name, address, language: chooseLanguage(lang, null) }],
  })
}
