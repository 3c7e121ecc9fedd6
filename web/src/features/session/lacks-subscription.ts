import type { Me } from './session.ts'

/** RESOLUTIONS §2: without a subscription some calls answer 402. The operator has no workspace and needs none. */
export function lacksSubscription(
  { WorkspaceId, subscription }: Pick<Me, 'WorkspaceId' | 'subscription'>,
  now: Date,
): boolean {
  if (WorkspaceId === null) return false
  // the start date is not compared: the server decides that it is active, and useNow may be half a minute behind
  return subscription?.status !== 'active' || new Date(subscription.endDate) <= now
}
