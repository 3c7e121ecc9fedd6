// The pages that need no session.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isLegalLanguage, type LegalLanguage } from '@tendertap/domain/languages'
import { holdLinkToken, readLinkToken } from '../../features/passwords/link-token.ts'
import { session } from '../../features/session/current-session.ts'
import { findRequiredPage } from '../../features/session/required-page.ts'
import { toReturnSearch } from '../../features/session/return-path.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { root } from './root-route.ts'

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: ({ next }: Record<string, unknown>) => toReturnSearch(next),
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
    // ours: a choice of language on this page is kept in its address, and changes no other page
    validateSearch: ({ lang }: Record<string, unknown>): { lang?: LegalLanguage } =>
      isLegalLanguage(lang) ? { lang } : {},
    loaderDeps: ({ search: { lang } }) => ({ lang }),
    loader: async ({ deps: { lang } }) =>
      (await loadPart(() => import('../../features/legal/legal-queries.ts'))).openLegalPage(document, lang),
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

/** Ours: the link sent to the old address when the e-mail is changed. */
const cancelEmailChange = createRoute({
  getParentRoute: () => root,
  path: '/cancel-email-change',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: () => loadTexts('confirm-email'),
  component: lazyRouteComponent(() => loadPart(() => import('./CancelEmailChangeRoute.tsx')), 'CancelEmailChangeRoute'),
})

/** Ours: the link of every letter that can be switched off. */
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: () => loadTexts('unsubscribe', 'notifications'),
  component: lazyRouteComponent(() => loadPart(() => import('./UnsubscribeRoute.tsx')), 'UnsubscribeRoute'),
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

/** Opened by the link in a letter, or by a signed-in person who enters the current password. */
const changePassword = createRoute({
  getParentRoute: () => root,
  path: '/change-password',
  validateSearch: ({ token, next }: Record<string, unknown>): { token?: string; next?: string } =>
    typeof token === 'string' ? { token } : toReturnSearch(next),
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return
    holdLinkToken(token)
    throw redirect({ to: '/change-password', search: {}, replace: true })
  },
  loader: () => Promise.all([loadTexts('passwords'), readLinkToken() === null ? session.load() : null]),
  component: lazyRouteComponent(() => loadPart(() => import('./ChangePasswordRoute.tsx')), 'ChangePasswordRoute'),
})

/** Ours: for a superadmin who has to set up a second factor before anything else. */
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  validateSearch: ({ next }: Record<string, unknown>) => toReturnSearch(next),
  beforeLoad: async () => {
    const state = await session.load()
    if (state.phase !== 'signed in' || findRequiredPage(state.me) !== '/second-factor')
      throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('second-factor'),
  component: lazyRouteComponent(() => loadPart(() => import('./SecondFactorRoute.tsx')), 'SecondFactorRoute'),
})

export const publicRoutes = [
  login,
  register,
  ...legal,
  confirmEmail,
  cancelEmailChange,
  unsubscribe,
  resetPassword,
  changePassword,
  secondFactor,
]
