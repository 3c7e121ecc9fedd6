import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isAllowedTab, mayOpenAdmin, mayOpenAudit } from '@tendertap/domain/navigation'
import { holdLinkToken, linkToken } from '../../features/passwords/link-token.ts'
import { session } from '../../features/session/current-session.ts'
import { dutyPage } from '../../features/session/duty-page.ts'
import type { Me } from '../../features/session/session.ts'
import { wantedPage } from '../../features/session/wanted-page.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { isNarrow } from '../../lib/use-narrow.ts'
import { ADMIN_SCREENS, BUILT_ADMIN_TABS } from './admin-screens.ts'
import { FailurePage } from '../FailurePage.tsx'
import { LOT_CONTRIBUTION_TEXTS } from '../lot-slots.ts'
import { PendingPage } from '../PendingPage.tsx'
import { RootLayout } from '../RootLayout.tsx'
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

const legalPages = () => loadPart(() => import('../../features/legal/LegalPage.tsx'))
const legal = (
  [
    ['privacy-policy', 'PrivacyPolicyPage'],
    ['user-agreement', 'UserAgreementPage'],
  ] as const
).map(([document, page]) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${document}`,
    loader: async () => (await loadPart(() => import('../../features/legal/legal-queries.ts'))).openLegalPage(document),
    component: lazyRouteComponent(legalPages, page),
  }),
)

/** Ours: the link sent to a new e-mail address. */
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: () => loadTexts('confirm-email'),
  component: lazyRouteComponent(() => loadPart(() => import('./ConfirmEmailRoute.tsx')), 'ConfirmEmailRoute'),
})

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  loader: () => loadTexts('registration'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/registration/RegisterPage.tsx')),
    'RegisterPage',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  loader: () => loadTexts('passwords'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/passwords/ResetPasswordPage.tsx')),
    'ResetPasswordPage',
  ),
})

/** With a letter's link, or for a signed-in person with the current password. */
const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return
    holdLinkToken(token)
    throw redirect({ to: '/change-password', search: {}, replace: true })
  },
  loader: () => Promise.all([loadTexts('passwords'), linkToken() === null ? session.load() : null]),
  component: lazyRouteComponent(() => loadPart(() => import('./ChangePasswordRoute.tsx')), 'ChangePasswordRoute'),
})

/** Ours: for a superadmin who has to set up a second factor before anything else. */
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  beforeLoad: async () => {
    const state = await session.load()
    if (state.phase !== 'signed in' || dutyPage(state.me) !== '/second-factor')
      throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('passwords'),
  component: lazyRouteComponent(() => loadPart(() => import('./SecondFactorRoute.tsx')), 'SecondFactorRoute'),
})

/** spec 1 §2: an unauthenticated visitor is sent to /login. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }): Promise<{ me: Me }> => {
    const [state] = await Promise.all([session.load(), loadTexts('account')])
    if (state.phase === 'signed in') {
      const first = dutyPage(state.me)
      if (first !== null) throw redirect({ to: first, replace: true })
      return { me: state.me }
    }
    // Only when the profile could not be loaded is the token kept, and with it the wanted page.
    const next = state.phase === 'unreachable' ? wantedPage(location.href) : null
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AccountShell.tsx')), 'AccountShell'),
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

/** Opened in a new tab from a lot. */
const tender = createRoute({
  getParentRoute: () => signedIn,
  path: '/tender/$id',
  loader: () => loadTexts('lots', 'tenders', ...LOT_CONTRIBUTION_TEXTS),
  component: lazyRouteComponent(() => loadPart(() => import('../../features/tenders/TenderPage.tsx')), 'TenderPage'),
})

/** The operator belongs to no workspace, so there is no subscription to show. */
const tariffs = createRoute({
  getParentRoute: () => signedIn,
  path: '/tariffs',
  beforeLoad: ({ context }) => {
    if (context.me.WorkspaceId === null) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('subscription'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/subscription/TariffsPage.tsx')),
    'TariffsPage',
  ),
})

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(() => loadPart(() => import('../../features/help/HelpPage.tsx')), 'HelpPage'),
})

/** spec 1 §2: admin role only, others are redirected to /. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: ({ context }) => {
    if (!mayOpenAdmin(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AdminShell.tsx')), 'AdminShell'),
})

const adminTabs = BUILT_ADMIN_TABS.map((tab) =>
  createRoute({
    getParentRoute: () => admin,
    path: `/${tab}`,
    loader: () => loadTexts(...ADMIN_SCREENS[tab].texts),
    component: ADMIN_SCREENS[tab].component,
  }),
)

const adminElsewhere = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => admin,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/admin/teams', replace: true })
    },
  }),
)

const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  beforeLoad: ({ context }) => {
    if (!mayOpenAudit(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('audit'),
  component: lazyRouteComponent(() => loadPart(() => import('../../features/audit/AuditPage.tsx')), 'AuditPage'),
})

/** The page itself tells others than the operator that it is not for them. */
const superadmin = createRoute({
  getParentRoute: () => signedIn,
  path: '/superadmin',
  loader: () => loadTexts('operator', 'sources', 'freshness'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/operator/SuperadminPage.tsx')),
    'SuperadminPage',
  ),
})

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
  routeTree: root.addChildren([
    login,
    register,
    ...legal,
    confirmEmail,
    resetPassword,
    changePassword,
    secondFactor,
    signedIn.addChildren([
      ...screens,
      tender,
      tariffs,
      help,
      admin.addChildren([...adminTabs, ...adminElsewhere]),
      audit,
      superadmin,
      ...elsewhere,
    ]),
  ]),
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
