import { getFilterLimit, hasRoom, isActive } from '@tendertap/domain/subscription/limits'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { findLatestSubscription } from '../session/queries.ts'

/** How many profiles score lots; null when the workspace never had a subscription. */
export async function readFilterLimit(scope: Scope): Promise<number | null> {
  const subscription = await findLatestSubscription(scope)
  return (
    (subscription &&
      getFilterLimit({ maxFilters: subscription.max_filters, additionalFilters: subscription.additional_filters })) ??
    null
  )
}

/** Refuses when the subscription allows no further profile. Certain only while the workspace is locked. */
export async function demandRoom(scope: Scope): Promise<void> {
  const subscription = await findLatestSubscription(scope)
  if (!subscription || !isActive(subscription.starts_at, subscription.ends_at, new Date()))
    throw new AppError('subscription_required')
  const { max_filters, additional_filters, current_filters } = subscription
  if (
    !hasRoom(current_filters ?? 0, getFilterLimit({ maxFilters: max_filters, additionalFilters: additional_filters }))
  )
    throw new AppError('filter_limit')
}
