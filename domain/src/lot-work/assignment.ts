// Who is responsible for the work on a lot. Every member may say so, of a lot that is in work.
import { hasAnyRole, type Role } from '../roles.ts'
import type { Refusal } from './refusals.ts'
import { isActive, type WorkStatus } from './statuses.ts'
import { REFUSAL_BY_STATUS } from './workflow.ts'

/**
 * Why this person can't be assigned; null when they can. `isInTeam`: a member who has not left; null: nobody is to be
 * assigned.
 */
export function findAssignmentRefusal(status: WorkStatus, isInTeam: boolean | null): Refusal | null {
  if (!isActive(status)) return REFUSAL_BY_STATUS[status]
  return isInTeam === false ? 'person_not_in_team' : null
}

interface Worker {
  id: string
  roles: readonly Role[]
}

/** A turn is the assignee's if they can take it, else everybody's who can. */
export function isTurnOf({ by }: { by: readonly Role[] }, person: Worker, assignee: Worker | null): boolean {
  if (!hasAnyRole(person.roles, by)) return false
  return assignee === null || assignee.id === person.id || !hasAnyRole(assignee.roles, by)
}

export function isTurnOfAssignee(turn: { by: readonly Role[] }, assignee: Worker | null): assignee is Worker {
  return assignee !== null && isTurnOf(turn, assignee, assignee)
}
