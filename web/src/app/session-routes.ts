// Follows the session: a person who signs out, or whose session has ended, is sent to /login; another person starts
// with an empty cache.
import { isPublicRoute } from '@tendertap/domain/navigation'
import { queryClient } from '../api/query-client.ts'
import { TOKEN_KEY } from '../api/token.ts'
import { session } from '../features/session/current-session.ts'
import { toReturnSearch } from '../features/session/return-path.ts'
import type { AppRouter } from './routes/router.ts'

/** Returns a function that stops following. */
export function followSession(router: Pick<AppRouter, 'navigate' | 'invalidate'>): () => void {
  let before = session.state()
  const unsubscribe = session.subscribe(() => {
    const after = session.state()
    const personBefore = before.phase === 'signed in' ? before.me.id : null
    const personAfter = after.phase === 'signed in' ? after.me.id : null
    // what was loaded beside the profile is this person's
    const isFirst = before.phase === 'unknown'
    before = after
    // The next person must not see what was loaded for this one.
    if (personBefore !== personAfter && !isFirst) queryClient.clear()
    // whoever was not signed in when the page opened is sent to /login by the page's own route
    if (after.phase === 'signed out' && personBefore !== null && !isPublicRoute(location.pathname))
      void router.navigate({
        to: '/login',
        search: after.hasEnded ? toReturnSearch(toPath(location)) : {},
        replace: true,
      })
  })

  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    session.forget()
    queryClient.clear()
    void router.invalidate()
  }
  window.addEventListener('storage', followOtherTabs)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', followOtherTabs)
  }
}

function toPath({ pathname, search, hash }: Location): string {
  return `${pathname}${search}${hash}`
}
