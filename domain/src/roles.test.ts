import { expect, test } from 'vitest'
import { hasAnyRole, isRole, MEMBER_ROLES, ROLES } from './roles.ts'

test('there are six roles, five of them inside a workspace', () => {
  expect(ROLES).toEqual(['admin', 'superadmin', 'lead', 'manager', 'procurement', 'controller'])
  expect(MEMBER_ROLES).not.toContain('superadmin')
  expect(MEMBER_ROLES).toHaveLength(5)
  expect(isRole('lead')).toBe(true)
  expect(isRole('owner')).toBe(false)
})

test('one wanted role is enough', () => {
  expect(hasAnyRole(['lead', 'manager'], ['manager', 'procurement'])).toBe(true)
  expect(hasAnyRole(['lead'], ['manager', 'procurement'])).toBe(false)
  expect(hasAnyRole([], ROLES)).toBe(false)
})
