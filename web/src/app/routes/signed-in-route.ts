// The frame around every page of a signed-in person.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { token } from '../../api/token.ts'
import { session } from '../../features/session/current-session.ts'
import { findRequiredPage } from '../../features/session/required-page.ts'
import type { Me } from '../../features/session/session.ts'
import { toReturnSearch } from '../../features/session/return-path.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { PendingPage } from '../PendingPage.tsx'
import { root } from './root-route.ts'
import { prefetchScreen } from './screens.ts'

const AccountShell = lazyRouteComponent(() => loadPart(() => import('../shell/AccountShell.tsx')), 'AccountShell')

/** spec 1 §2: an unauthenticated visitor is sent to /login. The page they wanted opens after the sign-in. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }): Promise<{ me: Me }> => {
    if (session.state().phase === 'unknown' && token.read() !== null) {
      void AccountShell.preload?.()
      prefetchScreen(location.pathname, location.search, location.hash)
    }
    const search = toReturnSearch(location.href)
    const [state] = await Promise.all([session.load(), loadTexts('account')])
    if (state.phase === 'signed in') {
      const requiredPage = findRequiredPage(state.me)
      if (requiredPage !== null) throw redirect({ to: requiredPage, search, replace: true })
      return { me: state.me }
    }
    throw redirect({ to: '/login', search, replace: true })
  },
  component: AccountShell,
  pendingComponent: PendingPage,
})
