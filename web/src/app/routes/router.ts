import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailurePage } from '../FailurePage.tsx'
import { accountRoutes } from './account-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { root } from './root-route.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { signedIn } from './signed-in-route.ts'

const routeTree = root.addChildren([
  ...publicRoutes,
  signedIn.addChildren([...accountRoutes, adminRoutes, analyticsRoutes]),
])

/** Without `history` it uses the browser's history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultErrorComponent: FailurePage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
