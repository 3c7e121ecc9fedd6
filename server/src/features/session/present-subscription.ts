import type { Output } from '@tendertap/contract/calls/index'
import { DEFAULT_MAX_USERS, isActive } from '@tendertap/domain/subscription/limits'
import type { Plan } from '@tendertap/domain/subscription/plans'
import type { Selectable } from 'kysely'
import type { Subscription } from '../../db/generated/schema.ts'

/** What the workspace has of what its subscription limits. */
interface Used {
  users: number
  /** interest profiles */
  filters: number
}

/** A subscription as the company and the operator see it. */
export function presentSubscription(
  row: Selectable<Subscription>,
  used: Used,
): Output<'superadmin/setManualSubscription'> {
  return {
    id: row.id,
    plan: row.plan as Plan,
    status: isActive(row.starts_at, row.ends_at, new Date()) ? 'active' : 'inactive',
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    maxUsers: row.max_users ?? DEFAULT_MAX_USERS,
    additionalUsers: row.additional_users,
    maxFilters: row.max_filters,
    additionalFilters: row.additional_filters,
    currentUsers: used.users,
    currentFilters: used.filters,
  }
}
