// spec 2 §4: the button of the rating screens. A manager takes the lot into work, everyone else accepts it.
import type { Role } from '../roles.ts'

export type RatingAction = 'activate' | 'accept'

export function getRatingAction(roles: readonly Role[]): RatingAction {
  return roles.includes('manager') ? 'activate' : 'accept'
}

/** Activate by a manager who is also lead records an accepting vote too. */
export function doesActivateAlsoVote(roles: readonly Role[]): boolean {
  return roles.includes('manager') && roles.includes('lead')
}
