// Letters about one's own account. They go out whatever the notification settings say: whoever took an account over
// could change those.
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { sendMessage } from '../../messages/send.ts'
import { personById } from '../session/queries.ts'

type Kind = 'password_changed' | 'second_factor_on' | 'second_factor_off'

export async function tellPerson(scope: Scope, userId: string, kind: Kind, { ip }: { ip: string }): Promise<void> {
  const { full_name: name, email: address, lang } = await personById(scope, userId)
  await sendMessage(scope, {
    kind,
    facts: { at: new Date().toISOString(), ip },
    to: [{ userId, name, address, language: chooseLanguage(lang, null) }],
  })
}
