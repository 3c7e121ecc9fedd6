import type { Duration, Tariff } from '@tendertap/domain/subscription/plans'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** The request that waits for the operator; a new subscription closes it (trigger subscription_given). */
export async function findPendingRenewal(scope: Scope) {
  const found = await scope.db
    .selectFrom('renewal_request')
    .select(['requested_at', 'tariff', 'months'])
    .where(scope.owns('renewal_request.workspace_id'))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return found ? { ...found, tariff: found.tariff as Tariff | null, months: found.months as Duration | null } : null
}

/** Who can ask for a renewal. */
export function listAdministrators(scope: Scope) {
  return scope.db
    .selectFrom('app_user as u')
    .innerJoin('user_role as r', 'r.user_id', 'u.id')
    .select(['u.full_name', 'u.email'])
    .where(scope.owns('u.workspace_id'))
    .where(scope.owns('r.workspace_id'))
    .where('r.role', '=', 'admin')
    .where('u.deactivated_at', 'is', null)
    .orderBy('u.full_name')
    .orderBy('u.id')
    .execute()
}

export async function isOwnSubscription(scope: Scope, subscriptionId: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('subscription')
    .select('id')
    .where('id', '=', subscriptionId)
    .where(scope.owns('subscription.workspace_id'))
    .executeTakeFirst()
  return found !== undefined
}

export interface NewRenewalRequest {
  userId: string
  subscriptionId: string | null
  tariff: Tariff | null
  months: Duration | null
}

/**
 * A workspace has one pending request: a repeat changes it. `isNews` is true when the request is new or the choice in
 * it has changed, so that the operator must be told.
 */
export async function requestRenewal(
  scope: Scope,
  { userId, subscriptionId, tariff, months }: NewRenewalRequest,
): Promise<{ id: string; isNews: boolean }> {
  // of two requests at once, the second waits at the unique index and then sees the choice of the first
  const { rows } = await sql<{ id: string; is_news: boolean }>`
    insert into renewal_request as r (workspace_id, requested_by, subscription_id, tariff, months)
    values (${scope.workspaceId}, ${userId}, ${subscriptionId}, ${tariff}, ${months})
    on conflict (workspace_id) where closed_at is null do update set
      requested_by = excluded.requested_by, subscription_id = excluded.subscription_id,
      tariff = excluded.tariff, months = excluded.months, requested_at = excluded.requested_at
    returning r.id,
      old.id is null or (old.tariff, old.months) is distinct from (new.tariff, new.months) as is_news`.execute(scope.db)
  const made = rows[0]
  if (!made) throw new Error('the request was not made')
  return { id: made.id, isNews: made.is_news }
}
