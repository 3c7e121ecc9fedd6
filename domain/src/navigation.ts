// spec 1 §2: which tabs and pages a person gets, by role and width of the screen.
import { listAnalyticsTabs } from './analytics/tabs.ts'
import { OVERSEERS, WORK_READERS } from './lot-work/readers.ts'
import { RESULT_IMPORTERS } from './result-import/importers.ts'
import { hasAnyRole, MEMBER_ROLES, ROLES, type Role } from './roles.ts'

/** At this width or less the screen is narrow. */
export const NARROW_MAX_WIDTH = 768

export const PUBLIC_ROUTES = [
  '/login',
  '/register',
  '/reset-password',
  '/change-password',
  '/user-agreement',
  '/privacy-policy',
  // ours: the link sent to a new e-mail address
  '/confirm-email',
  // ours: the link sent to the old one
  '/cancel-email-change',
  // ours: the link of every letter that can be switched off
  '/unsubscribe',
] as const

export function isPublicRoute(path: string): boolean {
  return (PUBLIC_ROUTES as readonly string[]).includes(path)
}

/** `today` is ours: on a wide screen the header leads to it instead of a tab. */
export const ACCOUNT_TABS = [
  'today',
  'all-lots',
  'rate-lots',
  'potential-lots',
  'lots-in-work',
  'completed-lots',
  'archive-lots',
  'settings',
] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** The tabs that list lots. */
export type LotListTab = Exclude<AccountTab, 'today' | 'settings'>

interface TabRule {
  roles: readonly Role[]
  width: 'any' | 'wide' | 'narrow'
}

// Controller and admin see the tabs of the work too, though the specification does not list them: they may read it.
const TAB_RULES: Readonly<Record<AccountTab, TabRule>> = {
  today: { roles: MEMBER_ROLES, width: 'narrow' },
  'all-lots': { roles: ROLES, width: 'any' },
  'rate-lots': { roles: ['lead'], width: 'any' },
  'potential-lots': { roles: ['manager'], width: 'any' },
  'lots-in-work': { roles: WORK_READERS, width: 'any' },
  'completed-lots': { roles: WORK_READERS, width: 'any' },
  'archive-lots': { roles: WORK_READERS, width: 'wide' },
  settings: { roles: ROLES, width: 'narrow' },
}

/** The tabs of the personal account in their order; someone whose last role was withdrawn keeps what everyone gets. */
export function listTabs(roles: readonly Role[], narrow: boolean): AccountTab[] {
  return ACCOUNT_TABS.filter((tab) => {
    const rule = TAB_RULES[tab]
    const fits = rule.width === 'any' || (rule.width === 'narrow') === narrow
    return fits && (rule.roles === ROLES || rule.roles.some((role) => roles.includes(role)))
  })
}

/** The settings open at any width, because letters and notices lead there; only narrow screens have a tab for them. */
export function isAllowedTab(tab: string, roles: readonly Role[], narrow: boolean): tab is AccountTab {
  if (tab === 'settings') return true
  return (tab === 'today' && mayOpenToday(roles)) || listTabs(roles, narrow).some((allowed) => allowed === tab)
}

/** The page of the day, at any width. */
export function mayOpenToday(roles: readonly Role[]): boolean {
  return hasAnyRole(roles, MEMBER_ROLES)
}

/** Ours: the page of the day shows them the whole team. */
export function mayOversee(roles: readonly Role[]): boolean {
  return hasAnyRole(roles, OVERSEERS)
}

/** Where / leads: the operator to the operator panel, everyone else to the first allowed tab of the specification. */
export function getLandingPath(roles: readonly Role[], narrow: boolean): string {
  if (mayOpenSuperadmin(roles)) return '/superadmin'
  return `/${listTabs(roles, narrow).find((tab) => tab !== 'today') ?? 'all-lots'}`
}

/** `checklists` is ours, not in the specification. */
export const ADMIN_TABS = ['interests', 'companies', 'teams', 'checklists'] as const
/** `renewals`, `sources` and `calendar` are ours, not in the specification. */
export const SUPERADMIN_TABS = ['applications', 'workspaces', 'renewals', 'sources', 'delivery', 'calendar'] as const
export type SuperadminTab = (typeof SUPERADMIN_TABS)[number]

export function mayOpenAdmin(roles: readonly Role[]): boolean {
  return roles.includes('admin')
}

/** Who may read the audit log: admin and controller that of their workspace, the operator their own. */
export const AUDIT_READERS = ['admin', 'controller', 'superadmin'] as const satisfies readonly Role[]

export function mayOpenAudit(roles: readonly Role[]): boolean {
  return hasAnyRole(roles, AUDIT_READERS)
}

/** Ours: the library of company documents, for those who see the work. */
export function mayOpenCompanyDocuments(roles: readonly Role[]): boolean {
  return hasAnyRole(roles, WORK_READERS)
}

/** Ours: the import of past results. */
export function mayImportResults(roles: readonly Role[]): boolean {
  return hasAnyRole(roles, RESULT_IMPORTERS)
}

export function mayOpenSuperadmin(roles: readonly Role[]): boolean {
  return roles.includes('superadmin')
}

/** Ours: /analytics leads to the first of its tabs that the person may open. */
export function mayOpenAnalytics(roles: readonly Role[]): boolean {
  return listAnalyticsTabs(roles).length > 0
}

// The account tab leads to the tab everyone has, not to /, which would take the operator back to the operator panel.
export const HEADER_TABS = [
  { tab: 'account', path: '/all-lots' },
  { tab: 'analytics', path: '/analytics' },
  { tab: 'today', path: '/today' },
  { tab: 'help', path: '/help' },
  { tab: 'tariffs', path: '/tariffs' },
] as const
export type HeaderTab = (typeof HEADER_TABS)[number]['tab']

/** The operator belongs to no workspace, so there is neither work nor a subscription to show. */
export function listHeaderTabs(roles: readonly Role[]): (typeof HEADER_TABS)[number][] {
  return HEADER_TABS.filter(({ tab }) => {
    if (tab === 'today') return mayOpenToday(roles)
    if (tab === 'analytics') return mayOpenAnalytics(roles)
    return tab !== 'tariffs' || !mayOpenSuperadmin(roles)
  })
}

/** spec 1 §2: the account tab is marked on the lot tabs; a path without another prefix shows the account too. */
export function getActiveHeaderTab(path: string): HeaderTab | null {
  const first = getFirstPart(path)
  if (first === 'analytics' || first === 'today' || first === 'help' || first === 'tariffs') return first
  return ['tender', 'admin', 'audit', 'company-documents', 'past-results', 'superadmin'].includes(first)
    ? null
    : 'account'
}

/** The tabs of the account and the profile stay on every page but those that have tabs of their own. */
export function hasAccountTabs(path: string): boolean {
  return !['admin', 'superadmin', 'analytics'].includes(getFirstPart(path))
}

function getFirstPart(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}
