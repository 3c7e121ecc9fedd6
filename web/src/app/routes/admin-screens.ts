// The tabs of the administration that are built (spec 1 §2). A new one adds its line here; its tab and route follow.
import { lazyRouteComponent } from '@tanstack/react-router'
import { ADMIN_TABS } from '@tendertap/domain/navigation'
import type { Part } from '../../i18n/dictionaries.ts'
import { loadPart } from '../../lib/parts.ts'

interface AdminScreen {
  component: ReturnType<typeof lazyRouteComponent>
  /** The parts of the dictionary it shows, besides the frame's. */
  texts: readonly Part[]
}

export const ADMIN_SCREENS = {
  interests: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/interests/InterestsPage.tsx')),
      'InterestsPage',
    ),
    texts: ['interests', 'lot-filter', 'lots', 'freshness'],
  },
  companies: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/company-lists/CompaniesPage.tsx')),
      'CompaniesPage',
    ),
    texts: ['company-lists', 'lot-filter'],
  },
  teams: {
    component: lazyRouteComponent(() => loadPart(() => import('./TeamsRoute.tsx')), 'TeamsRoute'),
    texts: ['team', 'exports'],
  },
  checklists: {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/checklists/ChecklistsPage.tsx')),
      'ChecklistsPage',
    ),
    texts: ['checklists', 'lots'],
  },
} as const satisfies Partial<Record<(typeof ADMIN_TABS)[number], AdminScreen>>

export type BuiltAdminTab = keyof typeof ADMIN_SCREENS
const isBuilt = (tab: string): tab is BuiltAdminTab => Object.hasOwn(ADMIN_SCREENS, tab)

/** In the specification's order. */
export const BUILT_ADMIN_TABS: readonly BuiltAdminTab[] = ADMIN_TABS.filter(isBuilt)
