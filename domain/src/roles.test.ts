import { expect, test } from 'vitest'
import { hasAny, isRole, MEMBER_ROLES, ROLES } from './roles.ts'

test('there are six roles, five of them inside a workspace', () => {
  expect(ROLES).toEqual(['admin', 'superadmin', 'lead', 'manager', 'procurement', 'controller'])
  expect(MEMBER_ROLES).not.toContain('superadmin')
  expect(MEMBER_ROLES).toHaveLength(5)
  expect(isRole('lead')).toBe(true)
  expect(isRole('owner')).toBe(false)
})

test('one wanted role is enough', () => {
  expect(hasAny(['lead', 'manager'], ['manager', 'procurement'])).toBe(true)
  expect(hasAny(['lead'], ['manager', 'procurement'])).toBe(false)
  expect(hasAny([], ROLES)).toBe(false)
})
