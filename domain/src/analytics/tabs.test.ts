import { expect, test } from 'vitest'
import type { Role } from '../roles.ts'
import { ANALYTICS_TABS, listAnalyticsTabs, mayOpenAnalyticsTab } from './tabs.ts'

test.each<[Role[], string[]]>([
  [['manager'], ['market', 'customers', 'competitors', 'prices', 'team', 'guarantees']],
  [['admin'], ['market', 'customers', 'competitors', 'prices', 'team', 'guarantees']],
  [['controller'], ['market', 'customers', 'competitors', 'prices', 'team', 'guarantees']],
  [['lead'], ['market', 'customers', 'competitors', 'prices']],
  [['procurement'], ['market', 'customers', 'guarantees']],
  [['superadmin'], ['market', 'customers']],
  [
    ['lead', 'procurement'],
    ['market', 'customers', 'competitors', 'prices', 'guarantees'],
  ],
  [[], []],
])('%o may open %o', (roles, tabs) => {
  expect(listAnalyticsTabs(roles)).toEqual(tabs)
  expect(ANALYTICS_TABS.filter((tab) => mayOpenAnalyticsTab(tab, roles))).toEqual(tabs)
})

test('nobody may open a tab that does not exist', () => {
  expect(mayOpenAnalyticsTab('nonsense', ['admin', 'manager'])).toBe(false)
})
