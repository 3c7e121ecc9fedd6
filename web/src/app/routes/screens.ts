// The screens of the personal account that are built. A new one adds its line here; its tab, route and guard follow.
import { lazyRouteComponent } from '@tanstack/react-router'
import { getLandingPath, mayOpenSuperadmin, listTabs, type AccountTab } from '@tendertap/domain/navigation'
import type { Role } from '@tendertap/domain/roles'
import type { Part } from '../../i18n/dictionaries.ts'
import { loadPart } from '../../lib/parts.ts'
import { LOT_CONTRIBUTION_TEXTS } from '../lot-slots.ts'

interface Screen {
  component: ReturnType<typeof lazyRouteComponent>
  /** The parts of the dictionary it shows, besides the frame's. */
  texts: readonly Part[]
  /** Its calls answer 402 without an active subscription. */
  needsSubscription: boolean
}

export const SCREENS = {
  'all-lots': {
    component: lazyRouteComponent(
      () => loadPart(() => import('../../features/lots/list/AllLotsPage.tsx')),
      'AllLotsPage',
    ),
    texts: ['lots', 'freshness', 'lot-filter', ...LOT_CONTRIBUTION_TEXTS],
    needsSubscription: true,
  },
  settings: {
    component: lazyRouteComponent(() => loadPart(() => import('./SettingsRoute.tsx')), 'SettingsRoute'),
    texts: ['profile', 'notifications', 'passwords', 'second-factor'],
    needsSubscription: false,
  },
} as const satisfies Partial<Record<AccountTab, Screen>>

export type BuiltTab = keyof typeof SCREENS
export const BUILT_TABS = Object.keys(SCREENS) as BuiltTab[]

/** The tabs this person gets on a screen of this width, as far as they are built. */
export function listBuiltTabs(roles: readonly Role[], narrow: boolean): BuiltTab[] {
  const allowed = listTabs(roles, narrow)
  return BUILT_TABS.filter((tab) => allowed.includes(tab))
}

export function needsSubscription(path: string): boolean {
  return path.startsWith('/tender/') || BUILT_TABS.some((tab) => path === `/${tab}` && SCREENS[tab].needsSubscription)
}

/** Where / and every unknown or forbidden path lead. */
export function findHomePath(roles: readonly Role[], narrow: boolean): string {
  const landing = getLandingPath(roles, narrow)
  if (mayOpenSuperadmin(roles)) return landing
  const built = listBuiltTabs(roles, narrow).map((tab) => `/${tab}`)
  return built.find((path) => path === landing) ?? built[0] ?? landing
}
