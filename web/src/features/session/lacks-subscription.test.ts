import { describe, expect, test } from 'vitest'
import type { Me } from './session.ts'
import { lacksSubscription } from './lacks-subscription.ts'

const now = new Date('2026-11-14T00:00:00Z')
const subscription = {
  status: 'active',
  startDate: '2026-10-01T00:00:00Z',
  endDate: '2026-12-01T00:00:00Z',
} as NonNullable<Me['subscription']>

describe('a workspace lacks a subscription', () => {
  test('when it has none, or it is not active', () => {
    expect(lacksSubscription({ WorkspaceId: 'w', subscription: null }, now)).toBe(true)
    expect(lacksSubscription({ WorkspaceId: 'w', subscription: { ...subscription, status: 'inactive' } }, now)).toBe(
      true,
    )
  })

  test('from the moment it ends, also while the page is open', () => {
    expect(lacksSubscription({ WorkspaceId: 'w', subscription }, now)).toBe(false)
    expect(lacksSubscription({ WorkspaceId: 'w', subscription }, new Date(subscription.endDate))).toBe(true)
  })

  test('not when it has begun a moment ago by the server’s clock', () => {
    const begun = { ...subscription, startDate: '2026-11-14T00:00:10Z' }
    expect(lacksSubscription({ WorkspaceId: 'w', subscription: begun }, now)).toBe(false)
  })

  test('the operator, who has no workspace, lacks nothing', () => {
    expect(lacksSubscription({ WorkspaceId: null, subscription: null }, now)).toBe(false)
  })
})
