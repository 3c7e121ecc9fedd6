// The frame around every page of a signed-in person.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../features/session/current-session.ts'
import { findRequiredPage } from '../../features/session/required-page.ts'
import type { Me } from '../../features/session/session.ts'
import { parseReturnPath } from '../../features/session/return-path.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { PendingPage } from '../PendingPage.tsx'
import { root } from './root-route.ts'

/** spec 1 §2: an unauthenticated visitor is sent to /login. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }): Promise<{ me: Me }> => {
    const [state] = await Promise.all([session.load(), loadTexts('account')])
    if (state.phase === 'signed in') {
      const requiredPage = findRequiredPage(state.me)
      if (requiredPage !== null) throw redirect({ to: requiredPage, replace: true })
      return { me: state.me }
    }
    // The return path is kept only when the profile could not be loaded; the token is then kept as well.
    const next = state.phase === 'unreachable' ? parseReturnPath(location.href) : null
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AccountShell.tsx')), 'AccountShell'),
  pendingComponent: PendingPage,
})
