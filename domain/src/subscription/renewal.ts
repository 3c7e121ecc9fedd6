// Who may ask for a renewal, and when there is something to renew.
import type { Role } from '../roles.ts'

export type RenewalObstacle = 'administrators_only' | 'trial' | 'no_subscription'

/** Why this person cannot choose a tariff; null: they can. */
export function findTariffObstacle(roles: readonly Role[]): 'administrators_only' | null {
  return roles.includes('admin') ? null : 'administrators_only'
}

/** Why this person cannot renew the subscription as it is; null: they can. A trial is followed by a tariff. */
export function findRenewalObstacle(
  roles: readonly Role[],
  subscription: { plan: string } | null,
): RenewalObstacle | null {
  if (findTariffObstacle(roles)) return 'administrators_only'
  if (!subscription) return 'no_subscription'
  return subscription.plan === 'trial' ? 'trial' : null
}
