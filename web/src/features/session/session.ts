// spec 1 §4, session: loading, then signed in (profile loaded) or signed out. It imports no screens: they
// call it and subscribe to it.
import { CallError } from '@tendertap/contract/client/call-error'
import type { Client } from '@tendertap/contract/client/client'
import type { Input, Output } from '@tendertap/contract/calls/index'
import type { StoredValue } from '../../lib/storage.ts'

export type Me = Output<'me/getMe'>

/**
 * `hasEnded`: the server no longer knew the session; the person did not sign out. `unreachable`: the profile could not
 * be loaded for another reason than 401, so the token is kept.
 */
export type SessionState =
  | { phase: 'unknown' }
  | { phase: 'signed out'; hasEnded: boolean }
  | { phase: 'unreachable' }
  | { phase: 'signed in'; me: Me }

interface SessionDependencies {
  send: Client['send']
  token: StoredValue
  /** The profile's language replaces the one used so far. */
  adoptLanguage(profileLanguage: unknown): Promise<void>
}

const SIGNOUT_TIMEOUT_MS = 5000

export function createSession({ send, token, adoptLanguage }: SessionDependencies) {
  let state: SessionState = { phase: 'unknown' }
  let loading: Promise<SessionState> | null = null
  let signingOut: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const lastCalls = new Set<() => Promise<unknown>>()

  function setState(next: SessionState): SessionState {
    state = next
    for (const listener of listeners) listener()
    return next
  }

  async function fetchProfile(): Promise<SessionState> {
    const sent = token.read()
    if (sent === null) return setState({ phase: 'signed out', hasEnded: false })
    try {
      const me = await send('me/getMe', {})
      await adoptLanguage(me.lang)
      // A person may have signed out or in meanwhile; then this answer comes too late.
      return token.read() === sent ? setState({ phase: 'signed in', me }) : state
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return setState(error.status === 401 ? { phase: 'signed out', hasEnded: true } : { phase: 'unreachable' })
    }
  }

  /** What was given but not sent yet. A session that has ended can send nothing. */
  async function makeLastCalls(): Promise<void> {
    const calls = Promise.allSettled([...lastCalls].map((call) => call()))
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, SIGNOUT_TIMEOUT_MS)))
    await Promise.race([calls, timeout])
    clearTimeout(timer)
  }

  async function runSignOut(hasEnded: boolean): Promise<void> {
    const signedOut = token.read()
    try {
      if (!hasEnded) await makeLastCalls()
      // a session that has begun meanwhile is not the one to end
      if (token.read() !== signedOut) return
      await send('auth/signout', {}, { signal: AbortSignal.timeout(SIGNOUT_TIMEOUT_MS) })
    } catch {
      // spec 1 §4: logout calls the server and then always clears the user; what it answered changes nothing.
    } finally {
      signingOut = null
      // a session that has begun meanwhile stays
      if (token.read() === null || token.read() === signedOut) {
        token.clear()
        setState({ phase: 'signed out', hasEnded })
      }
    }
  }

  return {
    state: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Waited for, though not for ever, before the person signs out. */
    beforeSignOut(call: () => Promise<unknown>): void {
      lastCalls.add(call)
    },
    /** Loads the profile unless it is already loaded. Simultaneous calls share one request. */
    load(): Promise<SessionState> {
      if (state.phase === 'signed in') return Promise.resolve(state)
      loading ??= fetchProfile().finally(() => (loading = null))
      return loading
    },
    async signIn(input: Input<'auth/localLogin'>): Promise<void> {
      const { token: issued, ...me } = await send('auth/localLogin', input)
      token.write(issued)
      await adoptLanguage(me.lang)
      setState({ phase: 'signed in', me })
    },
    /** `hasEnded`: because of a 401 answer, not because the person wants it. */
    signOut({ hasEnded = false } = {}): Promise<void> {
      signingOut ??= runSignOut(hasEnded)
      return signingOut
    },
    /** Drops the loaded profile, for example when another tab has signed in or out; load() fetches it again. */
    forget(): void {
      setState(token.read() === null ? { phase: 'signed out', hasEnded: false } : { phase: 'unknown' })
    },
    update(changes: Partial<Me>): void {
      if (state.phase === 'signed in') setState({ phase: 'signed in', me: { ...state.me, ...changes } })
    },
  }
}
