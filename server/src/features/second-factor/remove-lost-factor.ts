// For a person who has lost the phone with the authenticator app: the operator's command removes the second factor.
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { sendMessage } from '../../messages/send.ts'
import { endSessions, readPerson } from '../session/queries.ts'
import { removeFactor } from './queries.ts'

/** Whoever holds the phone may be signed in, so every session ends; and the person is told. */
export async function removeLostFactor(scope: Scope, userId: string): Promise<void> {
  await removeFactor(scope, userId)
  await endSessions(scope, userId, null)
  const { full_name: name, email: address, lang } = await readPerson(scope, userId)
  await sendMessage(scope, {
    kind: 'second_factor_off',
    facts: { at: new Date().toISOString(), ip: null },
    to: [{ userId, name, address, language: chooseLanguage(lang, null) }],
  })
}
