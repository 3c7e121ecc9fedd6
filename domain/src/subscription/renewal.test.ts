import { expect, test } from 'vitest'
import { findRenewalObstacle, findTariffObstacle } from './renewal.ts'

test('only an administrator may choose a tariff', () => {
  expect(findTariffObstacle(['admin', 'lead'])).toBeNull()
  expect(findTariffObstacle(['manager', 'procurement', 'lead', 'controller'])).toBe('administrators_only')
})

test.each([
  ['commercial', null],
  ['free', null],
  ['trial', 'trial'],
])('an administrator on the plan %s cannot renew because of: %s', (plan, obstacle) => {
  expect(findRenewalObstacle(['admin'], { plan })).toBe(obstacle)
})

test('without a subscription there is nothing to renew', () => {
  expect(findRenewalObstacle(['admin'], null)).toBe('no_subscription')
})

test('that others are no administrators comes first', () => {
  expect(findRenewalObstacle(['lead'], { plan: 'trial' })).toBe('administrators_only')
})
