// spec 2 §4: the button of the rating screens. A manager takes the lot into work, everyone else accepts it.
import type { Role } from '../roles.ts'

export type RatingAction = 'activate' | 'accept'

export function ratingAction(roles: readonly Role[]): RatingAction {
  return roles.includes('manager') ? 'activate' : 'accept'
}

/** Activate by a manager who is also lead records an accepting vote too. */
export function activateAlsoVotes(roles: readonly Role[]): boolean {
  return roles.includes('manager') && roles.includes('lead')
}
