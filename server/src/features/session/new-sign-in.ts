// A sign-in from a device or an address that the person has not used before sends them a security letter, always.
import { readDevice, isSameDevice } from '@tendertap/domain/devices'
import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../db/scope.ts'
import { sendMessage } from '../../messages/send.ts'
import { toNetwork } from '../../platform/network.ts'
import { listEarlierSessions, readPerson } from './queries.ts'

export interface SignInPlace {
  ip: string
  userAgent: string | null
}

/** Runs before the new session is saved, which would make the place a known one. */
export async function sendNewSignInNotice(scope: Scope, userId: string, { ip, userAgent }: SignInPlace): Promise<void> {
  const earlier = await listEarlierSessions(scope, userId)
  const device = readDevice(userAgent)
  const knowsDevice = earlier.some((session) => isSameDevice(readDevice(session.user_agent), device))
  const knowsNetwork = earlier.some((session) => (session.network ?? toNetwork(session.ip ?? '')) === toNetwork(ip))
  // the first sign-in of all is expected
  if (earlier.length === 0 || (knowsDevice && knowsNetwork)) return
  const person = await readPerson(scope, userId)
  await sendMessage(scope, {
    kind: 'new_sign_in',
    facts: { at: new Date().toISOString(), ip, ...device },
    to: [{ userId, name: person.full_name, address: person.email, language: chooseLanguage(person.lang, null) }],
  })
}
