// The tabs of the analytics that are built. A new one adds its line here; its tab and route follow.
import { lazyRouteComponent } from '@tanstack/react-router'
import { ANALYTICS_TABS, listAnalyticsTabs, type AnalyticsTab } from '@tendertap/domain/analytics/tabs'
import type { Role } from '@tendertap/domain/roles'
import type { Part } from '../../i18n/dictionaries.ts'
import { loadPart } from '../../lib/parts.ts'

interface AnalyticsScreen {
  component: ReturnType<typeof lazyRouteComponent>
  /** The parts of the dictionary it shows, besides the frame's and that of the analytics. */
  texts: readonly Part[]
  /** Its calls answer 402 without an active subscription. */
  needsSubscription: boolean
}

/** How methods and portals are called. */
const LOT_TEXTS = ['lots'] as const

export const ANALYTICS_SCREENS = {
  market: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/analytics/MarketPage.tsx')),
      'MarketPage',
    ),
    texts: LOT_TEXTS,
    needsSubscription: true,
  },
  customers: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/analytics/CustomersPage.tsx')),
      'CustomersPage',
    ),
    texts: LOT_TEXTS,
    needsSubscription: true,
  },
  competitors: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/analytics/CompetitorsPage.tsx')),
      'CompetitorsPage',
    ),
    texts: LOT_TEXTS,
    needsSubscription: true,
  },
  prices: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/analytics/PricesPage.tsx')),
      'PricesPage',
    ),
    texts: LOT_TEXTS,
    needsSubscription: true,
  },
  team: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/team-analytics/TeamPage.tsx')),
      'TeamPage',
    ),
    texts: [...LOT_TEXTS, 'team-analytics', 'results'],
    needsSubscription: false,
  },
  guarantees: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/guarantees/GuaranteesPage.tsx')),
      'GuaranteesPage',
    ),
    texts: [...LOT_TEXTS, 'guarantees'],
    needsSubscription: false,
  },
} as const satisfies Partial<Record<AnalyticsTab, AnalyticsScreen>>

export type BuiltAnalyticsTab = keyof typeof ANALYTICS_SCREENS
const isBuilt = (tab: string): tab is BuiltAnalyticsTab => Object.hasOwn(ANALYTICS_SCREENS, tab)

export const BUILT_ANALYTICS_TABS: readonly BuiltAnalyticsTab[] = ANALYTICS_TABS.filter(isBuilt)

/** The tabs this person may open, as far as they are built. */
export function listBuiltAnalyticsTabs(roles: readonly Role[]): BuiltAnalyticsTab[] {
  return listAnalyticsTabs(roles).filter(isBuilt)
}

/** The first tab that shows something to this person; without a subscription the paid ones do not. */
export function findFirstAnalyticsTab(roles: readonly Role[], isPaidOpen: boolean): BuiltAnalyticsTab | undefined {
  const tabs = listBuiltAnalyticsTabs(roles)
  return tabs.find((tab) => isPaidOpen || !ANALYTICS_SCREENS[tab].needsSubscription) ?? tabs[0]
}

export function isPaidAnalytics(path: string): boolean {
  return BUILT_ANALYTICS_TABS.some((tab) => path === `/analytics/${tab}` && ANALYTICS_SCREENS[tab].needsSubscription)
}
