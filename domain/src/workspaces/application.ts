// spec 1 §4: an application is pending (no dates), active (activateDate) or declined (declineDate).
export const APPLICATION_STATES = ['pending', 'active', 'declined'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** An application that nobody has decided for so many days expires, and counts as declined. */
export const APPLICATION_DAYS = 30
/** What an application's e-mail already belongs to: an account in use, or a deactivated member of a company. */
export const EMAIL_HOLDERS = ['account', 'deactivated_member'] as const
export type EmailHolder = (typeof EMAIL_HOLDERS)[number]

interface DecisionDates {
  activateDate: string | Date | null
  declineDate: string | Date | null
}

export function getApplicationState(workspace: DecisionDates): ApplicationState {
  if (workspace.activateDate !== null) return 'active'
  return workspace.declineDate !== null ? 'declined' : 'pending'
}

/** Only a pending application can be accepted or rejected. */
export function canBeDecided(workspace: DecisionDates): boolean {
  return getApplicationState(workspace) === 'pending'
}

/** An e-mail belongs to one account in use, so an application with the e-mail of another cannot be accepted. */
export function canBeAccepted({ emailHolder }: { emailHolder: EmailHolder | null }): boolean {
  return emailHolder !== 'account'
}
