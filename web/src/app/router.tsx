import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isAllowedTab } from '@tendertap/domain/navigation'
import { session } from '../features/session/current-session.ts'
import type { Me } from '../features/session/session.ts'
import { wantedPage } from '../features/session/wanted-page.ts'
import { loadTexts } from '../i18n/texts.ts'
import { loadPart } from '../lib/parts.ts'
import { isNarrow } from '../lib/use-narrow.ts'
import { FailurePage } from './FailurePage.tsx'
import { PendingPage } from './PendingPage.tsx'
import { RootLayout } from './RootLayout.tsx'
import { BUILT_TABS, homePath, SCREENS } from './screens.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

const root = createRootRoute({ component: RootLayout, errorComponent: FailurePage })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { next?: string } => {
    const next = wantedPage(search['next'])
    return next === null ? {} : { next }
  },
  component: lazyRouteComponent(() => loadPart(() => import('./LoginRoute.tsx')), 'LoginRoute'),
})

/** spec 1 §2: an unauthenticated visitor is sent to /login. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }): Promise<{ me: Me }> => {
    const [state] = await Promise.all([session.load(), loadTexts('account')])
    if (state.phase === 'signed in') return { me: state.me }
    // Only when the profile could not be loaded is the token kept, and with it the wanted page.
    const next = state.phase === 'unreachable' ? wantedPage(location.href) : null
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('./AccountShell.tsx')), 'AccountShell'),
  pendingComponent: PendingPage,
})

const screens = BUILT_TABS.map((tab) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: `/${tab}`,
    beforeLoad: ({ context }) => {
      if (isAllowedTab(tab, context.me.roles, isNarrow())) return
      throw redirect({ to: homePath(context.me.roles, isNarrow()), replace: true })
    },
    loader: () => loadTexts(...SCREENS[tab].texts),
    component: SCREENS[tab].component,
  }),
)

/** / and every path that is not built lead to the first allowed tab. */
const elsewhere = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: ({ context }) => {
      throw redirect({ to: homePath(context.me.roles, isNarrow()), replace: true })
    },
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([login, signedIn.addChildren([...screens, ...elsewhere])]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultErrorComponent: FailurePage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
