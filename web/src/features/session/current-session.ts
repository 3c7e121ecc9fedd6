// The one session of this browser tab.
import type { Language } from '@tendertap/domain/languages'
import { useSyncExternalStore } from 'react'
import { send, whenUnauthorized } from '../../api/client.ts'
import { token } from '../../api/token.ts'
import { findDutyPage } from './duty-page.ts'
import { adoptLanguage, rememberLanguage } from './language.ts'
import { createSession, type Me } from './session.ts'

export const session = createSession({ send, token, adoptLanguage })

// spec 1 §4: a 401 answer clears the token and runs logout.
whenUnauthorized(() => void session.signOut())

/** Changing the language in the header or a picker updates the profile, when there is one. */
export async function changeLanguage(language: Language): Promise<void> {
  await rememberLanguage(language)
  const state = session.state()
  // while something else comes first, the profile is not open yet
  if (state.phase !== 'signed in' || findDutyPage(state.me) !== null) return
  session.update({ lang: language })
  await send('me/updateProfile', { lang: language })
}

/** The profile as it is now; when it cannot be had, the next event or page brings it. */
export async function refreshProfile(): Promise<void> {
  try {
    session.update(await send('me/getMe', {}))
  } catch {
    // whether the session has ended is for the call's 401 to say
  }
}

/** The signed-in person, or null. */
export function useMe(): Me | null {
  const state = useSyncExternalStore(session.subscribe, session.state)
  return state.phase === 'signed in' ? state.me : null
}
