// The frame around every page of a signed-in person.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../features/session/current-session.ts'
import { findDutyPage } from '../../features/session/duty-page.ts'
import type { Me } from '../../features/session/session.ts'
import { parseWantedPage } from '../../features/session/wanted-page.ts'
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
      const first = findDutyPage(state.me)
      if (first !== null) throw redirect({ to: first, replace: true })
      return { me: state.me }
    }
    // The token and the wanted page are kept only when the profile could not be loaded.
    const next = state.phase === 'unreachable' ? parseWantedPage(location.href) : null
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AccountShell.tsx')), 'AccountShell'),
  pendingComponent: PendingPage,
})
