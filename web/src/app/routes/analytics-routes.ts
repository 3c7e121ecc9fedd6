import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { mayOpenAnalytics } from '@tendertap/domain/navigation'
import { mayOpenAnalyticsTab } from '@tendertap/domain/analytics/tabs'
import { lacksSubscription } from '../../features/session/lacks-subscription.ts'
import type { Me } from '../../features/session/session.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { ANALYTICS_SCREENS, BUILT_ANALYTICS_TABS, findFirstAnalyticsTab } from './analytics-screens.ts'
import { signedIn } from './signed-in-route.ts'

/** Ours: what the market buys, from whom and at what price. */
const analytics = createRoute({
  getParentRoute: () => signedIn,
  path: '/analytics',
  beforeLoad: ({ context }) => {
    if (!mayOpenAnalytics(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('analytics'),
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AnalyticsShell.tsx')), 'AnalyticsShell'),
})

const analyticsTabs = BUILT_ANALYTICS_TABS.map((tab) =>
  createRoute({
    getParentRoute: () => analytics,
    path: `/${tab}`,
    beforeLoad: ({ context }) => {
      if (!mayOpenAnalyticsTab(tab, context.me.roles)) throw redirect({ to: '/analytics', replace: true })
    },
    loader: () => loadTexts('analytics', ...ANALYTICS_SCREENS[tab].texts),
    component: ANALYTICS_SCREENS[tab].component,
  }),
)

/** /analytics leads to the first tab that the person may use. */
function leadToFirstTab({ context: { me } }: { context: { me: Me } }): never {
  const first = findFirstAnalyticsTab(me.roles, !lacksSubscription(me, new Date()))
  throw redirect({ to: first ? `/analytics/${first}` : '/', replace: true })
}
const analyticsHome = createRoute({ getParentRoute: () => analytics, path: '/', beforeLoad: leadToFirstTab })
const analyticsUnknown = createRoute({ getParentRoute: () => analytics, path: '$', beforeLoad: leadToFirstTab })

export const analyticsRoutes = analytics.addChildren([...analyticsTabs, analyticsHome, analyticsUnknown])
