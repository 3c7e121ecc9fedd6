// The screens of the personal account that are built. A new one adds its line here; its tab, route and guard follow.
import { lazyRouteComponent } from '@tanstack/react-router'
import { getLandingPath, mayOpenSuperadmin, listTabs, type AccountTab } from '@tendertap/domain/navigation'
import type { Role } from '@tendertap/domain/roles'
import { readListKind } from '../../features/lots/list/list-kind.ts'
import type { LotListName } from '../../features/lots/list/lot-lists.ts'
import type { Part } from '../../i18n/dictionaries.ts'
import { loadTexts } from '../../i18n/texts.ts'
import type { RawSearchParams } from '../../lib/paging-search-params.ts'
import { loadPart } from '../../lib/parts.ts'
import { LOT_CONTRIBUTION_TEXTS } from '../lot-slots.ts'

interface Screen {
  component: ReturnType<typeof lazyRouteComponent>
  /** The parts of the dictionary it shows, besides the frame's. */
  texts: readonly Part[]
  /** Its calls answer 402 without an active subscription. */
  needsSubscription: boolean
  /** Asks the server for what the screen shows first. */
  prefetch?(search: RawSearchParams, hash: string): Promise<void>
}

const loadAllLots = () => loadPart(() => import('./AllLotsRoute.tsx'))
const loadRate = () => loadPart(() => import('./RateRoute.tsx'))
const loadPotentialLots = () => loadPart(() => import('../../features/lot-work/PotentialLotsPage.tsx'))
const loadLotsInWork = () => loadPart(() => import('../../features/lot-work/in-work/LotsInWorkPage.tsx'))

const loadCompletedLots = () => loadPart(() => import('../../features/lot-results/CompletedLotsPage.tsx'))
const loadArchive = () => loadPart(() => import('./ArchiveRoute.tsx'))

const LIST_TEXTS = ['lots', 'freshness', 'lot-filter', ...LOT_CONTRIBUTION_TEXTS] as const

const prefetchList =
  (list: LotListName): NonNullable<Screen['prefetch']> =>
  async (search, hash) => {
    // the tenders of a list and the columns of a board are asked for by their own pages
    if (readListKind(search) === 'lots' && search['view'] === undefined)
      await (await loadPart(() => import('../../features/lots/list/use-lots.ts'))).prefetchLots(list, search, hash)
  }

export const SCREENS = {
  today: {
    component: lazyRouteComponent(() => loadPart(() => import('../../features/today/TodayPage.tsx')), 'TodayPage'),
    texts: ['lots', 'in-work', 'today', 'freshness', 'audit'],
    needsSubscription: false,
  },
  'all-lots': {
    component: lazyRouteComponent(loadAllLots, 'AllLotsRoute'),
    texts: LIST_TEXTS,
    needsSubscription: true,
    prefetch: prefetchList('all-lots'),
  },
  'rate-lots': {
    component: lazyRouteComponent(loadRate, 'RateRoute'),
    texts: LIST_TEXTS,
    needsSubscription: true,
    prefetch: prefetchList('rate-lots'),
  },
  'potential-lots': {
    component: lazyRouteComponent(loadPotentialLots, 'PotentialLotsPage'),
    texts: LIST_TEXTS,
    needsSubscription: true,
    prefetch: prefetchList('potential-lots'),
  },
  'lots-in-work': {
    component: lazyRouteComponent(loadLotsInWork, 'LotsInWorkPage'),
    texts: [...LIST_TEXTS, 'in-work', 'activity', 'tenders', 'company-documents'],
    needsSubscription: false,
    prefetch: prefetchList('lots-in-work'),
  },
  'completed-lots': {
    component: lazyRouteComponent(loadCompletedLots, 'CompletedLotsPage'),
    texts: [...LIST_TEXTS, 'results'],
    needsSubscription: false,
    prefetch: prefetchList('completed-lots'),
  },
  'archive-lots': {
    component: lazyRouteComponent(loadArchive, 'ArchiveRoute'),
    texts: [...LIST_TEXTS, 'results'],
    needsSubscription: false,
    prefetch: prefetchList('archive-lots'),
  },
  settings: {
    component: lazyRouteComponent(() => loadPart(() => import('./SettingsRoute.tsx')), 'SettingsRoute'),
    texts: ['profile', 'notifications', 'passwords', 'second-factor', 'planning'],
    needsSubscription: false,
  },
} as const satisfies Partial<Record<AccountTab, Screen>>

export type BuiltTab = keyof typeof SCREENS
export const BUILT_TABS = Object.keys(SCREENS) as BuiltTab[]

/** Starts loading what is at this address, before it is known whether the person may see it. */
export function prefetchScreen(pathname: string, search: RawSearchParams, hash: string): void {
  const tab = BUILT_TABS.find((one) => pathname === `/${one}`)
  if (!tab) return
  const { component, texts, prefetch }: Screen = SCREENS[tab]
  // what fails here is loaded again by the screen, which then shows the error
  void Promise.allSettled([prefetch?.(search, hash), component.preload?.(), loadTexts(...texts)])
}

/** The tabs this person gets on a screen of this width, as far as they are built. */
export function listBuiltTabs(roles: readonly Role[], narrow: boolean): BuiltTab[] {
  const allowed = listTabs(roles, narrow)
  return BUILT_TABS.filter((tab) => allowed.includes(tab))
}

/** The analytics keep their tabs, some of which need none: AnalyticsShell asks for itself. */
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
