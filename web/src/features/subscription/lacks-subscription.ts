import type { Me } from '../session/session.ts'

/** RESOLUTIONS §2: some screens answer 402 then. The operator belongs to no workspace and needs none. */
export function lacksSubscription(
  { WorkspaceId, subscription }: Pick<Me, 'WorkspaceId' | 'subscription'>,
  now: Date,
): boolean {
  if (WorkspaceId === null) return false
  // that it has begun is the server's word: the clock of a page that stands may be half a minute behind
  return subscription?.status !== 'active' || new Date(subscription.endDate) <= now
}
