import { ACCOUNT_TABS } from '@tendertap/domain/navigation'
import { ROLES } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { BUILT_TABS, listBuiltTabs, findHomePath } from './screens.ts'

describe('built screens', () => {
  test('are tabs of the account', () => {
    expect(ACCOUNT_TABS).toEqual(expect.arrayContaining(BUILT_TABS))
  })

  test('the home page of the operator is the operator panel', () => {
    for (const narrow of [false, true]) expect(findHomePath(['superadmin'], narrow)).toBe('/superadmin')
  })

  test.each(ROLES.filter((role) => role !== 'superadmin'))(
    'the home page of the role %s is a built screen, on wide and narrow screens',
    (role) => {
      for (const narrow of [false, true]) {
        expect(listBuiltTabs([role], narrow).map((tab) => `/${tab}`)).toContain(findHomePath([role], narrow))
      }
    },
  )

  test('managers, procurement and lead land on all-lots', () => {
    for (const role of ['manager', 'procurement', 'lead'] as const)
      expect(findHomePath([role], false)).toBe('/all-lots')
  })
})
