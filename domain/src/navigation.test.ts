import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACCOUNT_TABS,
  getActiveHeaderTab,
  ADMIN_TABS,
  hasAccountTabs,
  listHeaderTabs,
  isAllowedTab,
  isPublicRoute,
  getLandingPath,
  mayOpenAdmin,
  mayOpenAudit,
  mayOpenSuperadmin,
  SUPERADMIN_TABS,
  listTabs,
} from './navigation.ts'
import { ROLES, type Role } from './roles.ts'

const someRoles = fc.subarray([...ROLES])

describe('tabs of the personal account', () => {
  test.each<[Role[], string[]]>([
    [[], ['all-lots']],
    [['controller'], ['all-lots', 'lots-in-work', 'completed-lots', 'archive-lots']],
    [['admin'], ['all-lots', 'lots-in-work', 'completed-lots', 'archive-lots']],
    [['superadmin'], ['all-lots']],
    [['lead'], ['all-lots', 'rate-lots']],
    [['manager'], ['all-lots', 'potential-lots', 'lots-in-work', 'completed-lots', 'archive-lots']],
    [['procurement'], ['all-lots', 'lots-in-work', 'completed-lots', 'archive-lots']],
    [
      ['procurement', 'manager', 'lead'],
      ['all-lots', 'rate-lots', 'potential-lots', 'lots-in-work', 'completed-lots', 'archive-lots'],
    ],
  ])('%o on a wide screen: %o', (roles, tabs) => {
    expect(listTabs(roles, false)).toEqual(tabs)
  })

  test('on a narrow screen settings appears and archive is hidden', () => {
    expect(listTabs(['manager'], true)).toEqual([
      'today',
      'all-lots',
      'potential-lots',
      'lots-in-work',
      'completed-lots',
      'settings',
    ])
    expect(listTabs(['lead'], true)).toEqual(['today', 'all-lots', 'rate-lots', 'settings'])
  })

  test('several roles give what each of them gives, once', () => {
    fc.assert(
      fc.property(someRoles, fc.boolean(), (roles, narrow) => {
        const together = new Set(roles.flatMap((role) => listTabs([role], narrow)).concat(listTabs([], narrow)))
        expect(listTabs(roles, narrow)).toEqual(ACCOUNT_TABS.filter((tab) => together.has(tab)))
      }),
    )
  })

  test('only a tab in the list may be opened', () => {
    expect(isAllowedTab('rate-lots', ['lead'], false)).toBe(true)
    expect(isAllowedTab('rate-lots', ['manager'], false)).toBe(false)
    expect(isAllowedTab('archive-lots', ['manager'], true)).toBe(false)
    expect(isAllowedTab('nonsense', ['manager'], false)).toBe(false)
  })

  test('the settings are a tab of a phone and may be opened on any screen', () => {
    for (const narrow of [true, false]) expect(isAllowedTab('settings', ['manager'], narrow)).toBe(true)
    expect(listTabs(['manager'], false)).not.toContain('settings')
  })

  test('the day is a tab of a phone and may be opened on any screen, by whoever has work to do', () => {
    for (const narrow of [true, false]) {
      expect(isAllowedTab('today', ['controller'], narrow)).toBe(true)
      expect(isAllowedTab('today', [], narrow)).toBe(false)
      expect(isAllowedTab('today', ['superadmin'], narrow)).toBe(false)
    }
    expect(listTabs(['lead'], false)).not.toContain('today')
  })
})

describe('/ leads', () => {
  test.each<[Role, string]>([
    ['manager', '/all-lots'],
    ['procurement', '/all-lots'],
    ['lead', '/all-lots'],
    ['controller', '/all-lots'],
    ['admin', '/all-lots'],
    ['superadmin', '/superadmin'],
  ])('a %s to %s', (role, path) => {
    expect(getLandingPath([role], false)).toBe(path)
    expect(getLandingPath([role], true)).toBe(path)
  })

  test('nobody to a page closed to them', () => {
    fc.assert(
      fc.property(someRoles, fc.boolean(), (roles, narrow) => {
        const page = getLandingPath(roles, narrow).slice(1)
        expect(page === 'superadmin' ? mayOpenSuperadmin(roles) : isAllowedTab(page, roles, narrow)).toBe(true)
      }),
    )
  })
})

test('administration is for admins, the operator panel for superadmins, and neither opens the other', () => {
  expect(ROLES.filter((role) => mayOpenAdmin([role]))).toEqual(['admin'])
  expect(ROLES.filter((role) => mayOpenSuperadmin([role]))).toEqual(['superadmin'])
  expect(ADMIN_TABS).toEqual(['interests', 'companies', 'teams', 'checklists'])
  expect(SUPERADMIN_TABS).toEqual(['applications', 'workspaces', 'renewals', 'sources', 'delivery', 'calendar'])
})

test('the log is for those who answer for the workspace, and for the operator', () => {
  expect(ROLES.filter((role) => mayOpenAudit([role]))).toEqual(['admin', 'superadmin', 'controller'])
})

describe('the header', () => {
  test('has account, analytics, day, guide and subscription; the operator has neither day nor subscription', () => {
    expect(listHeaderTabs(['lead']).map(({ tab }) => tab)).toEqual(['account', 'analytics', 'today', 'help', 'tariffs'])
    expect(getActiveHeaderTab('/today')).toBe('today')
    expect(listHeaderTabs(['superadmin']).map(({ tab }) => tab)).toEqual(['account', 'analytics', 'help'])
  })

  test('has no analytics for somebody whose last role was withdrawn', () => {
    expect(listHeaderTabs([]).map(({ tab }) => tab)).toEqual(['account', 'help', 'tariffs'])
  })

  test.each([
    ['/', 'account'],
    ['/all-lots', 'account'],
    ['/all-lots#12', 'account'],
    ['/lots-in-work?page=2', 'account'],
    ['/nonsense', 'account'],
    ['/analytics/prices?months=6', 'analytics'],
    ['/help', 'help'],
    ['/tariffs', 'tariffs'],
    ['/tender/12', null],
    ['/admin', null],
    ['/audit', null],
    ['/company-documents', null],
    ['/past-results', null],
    ['/superadmin', null],
  ])('on %s marks %s', (path, tab) => {
    expect(getActiveHeaderTab(path)).toBe(tab)
  })
})

test.each([
  ['/login', true],
  ['/register', true],
  ['/reset-password', true],
  ['/change-password', true],
  ['/user-agreement', true],
  ['/privacy-policy', true],
  ['/confirm-email', true],
  ['/', false],
  ['/help', false],
  ['/login/x', false],
])('%s is public: %s', (path, open) => {
  expect(isPublicRoute(path)).toBe(open)
})

test.each([
  ['/all-lots?page=2', true],
  ['/tender/1', true],
  ['/help', true],
  ['/tariffs', true],
  ['/audit', true],
  ['/admin/teams', false],
  ['/analytics/market', false],
  ['/superadmin?tab=sources', false],
])('on %s the tabs of the account are shown: %s', (path, shown) => {
  expect(hasAccountTabs(path)).toBe(shown)
})
