// The one session of this browser tab.
import type { Language } from '@tendertap/domain/languages'
import { useSyncExternalStore } from 'react'
import { send, setLogout } from '../../api/client.ts'
import { token } from '../../api/token.ts'
import { getTexts } from '../../i18n/texts.ts'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { findRequiredPage } from './required-page.ts'
import { adoptLanguage, rememberLanguage } from './language.ts'
import { createSession, type Me, type SessionState } from './session.ts'

export const session = createSession({ send, token, adoptLanguage })

// spec 1 §4: a 401 answer clears the token and runs logout.
setLogout(() => void session.signOut({ hasEnded: true }))

/** Changing the language in the header or a picker updates the profile, when there is one. A failure is shown. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await rememberLanguage(language)
    const state = session.state()
    // while a required page is open, the server refuses to change the profile
    if (state.phase !== 'signed in' || findRequiredPage(state.me) !== null) return
    session.update({ lang: language })
    await send('me/updateProfile', { lang: language })
  } catch (error) {
    showFailure(getTexts('public').languageNotSaved, error)
  }
}

/** Loads the profile again. A failure is ignored: the next event or page loads it. */
export async function refreshProfile(): Promise<void> {
  try {
    session.update(await send('me/getMe', {}))
  } catch {
    // when the session has ended, the 401 of this call has already logged out
  }
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state)
}

/** There is a token, but nobody has asked the server about it yet. */
export function mayStillBeSignedIn({ phase }: SessionState): boolean {
  return phase === 'unknown' && token.read() !== null
}

/** The signed-in person, or null. */
export function useMe(): Me | null {
  const state = useSessionState()
  return state.phase === 'signed in' ? state.me : null
}
