// Ours: the tabs of the analytics, and who may open which.
import { WORK_READERS } from '../lot-work/readers.ts'
import { hasAnyRole, MEMBER_ROLES, type Role } from '../roles.ts'
import { PRICE_READERS } from './readers.ts'

export const ANALYTICS_TABS = ['market', 'customers', 'competitors', 'prices', 'team', 'guarantees'] as const
export type AnalyticsTab = (typeof ANALYTICS_TABS)[number]

/** Who sees what all companies buy: every member, and the operator. */
export const MARKET_READERS = [...MEMBER_ROLES, 'superadmin'] as const satisfies readonly Role[]
export const TEAM_STATISTICS_READERS = ['admin', 'controller', 'manager'] as const satisfies readonly Role[]

const READERS: Readonly<Record<AnalyticsTab, readonly Role[]>> = {
  market: MARKET_READERS,
  customers: MARKET_READERS,
  competitors: PRICE_READERS,
  prices: PRICE_READERS,
  team: TEAM_STATISTICS_READERS,
  guarantees: WORK_READERS,
}

/** In their order. */
export function listAnalyticsTabs(roles: readonly Role[]): AnalyticsTab[] {
  return ANALYTICS_TABS.filter((tab) => hasAnyRole(roles, READERS[tab]))
}

export function mayOpenAnalyticsTab(tab: string, roles: readonly Role[]): tab is AnalyticsTab {
  return listAnalyticsTabs(roles).some((allowed) => allowed === tab)
}
