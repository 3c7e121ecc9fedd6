// Follows the session: a person who signs out is sent to /login, another person starts with an empty cache.
import { isPublicRoute } from '@tendertap/domain/navigation'
import { queryClient } from '../api/query-client.ts'
import { TOKEN_KEY } from '../api/token.ts'
import { session } from '../features/session/current-session.ts'
import type { AppRouter } from './routes/router.ts'

export function followSession(router: AppRouter): void {
  let before = session.state()
  session.subscribe(() => {
    const after = session.state()
    const personBefore = before.phase === 'signed in' ? before.me.id : null
    const personAfter = after.phase === 'signed in' ? after.me.id : null
    // what was loaded beside the profile is this person's
    const isFirst = before.phase === 'unknown'
    before = after
    // The next person must not see what was loaded for this one.
    if (personBefore !== personAfter && !isFirst) queryClient.clear()
    if (after.phase === 'signed out' && !isPublicRoute(location.pathname))
      void router.navigate({ to: '/login', replace: true })
  })

  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    session.forget()
    queryClient.clear()
    void router.invalidate()
  })
}
