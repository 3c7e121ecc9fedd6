import type { Duty } from '@tendertap/contract/duties'
import type { Role } from '@tendertap/domain/roles'

export interface AccountState {
  roles: readonly Role[]
  mustChangePassword: boolean
  hasSecondFactor: boolean
}

/** What the person has to do before any other call is answered. */
export function findDuty(
  { roles, mustChangePassword, hasSecondFactor }: AccountState,
  superadminNeedsFactor: boolean,
): Duty | null {
  if (mustChangePassword) return 'password_change_required'
  return superadminNeedsFactor && roles.includes('superadmin') && !hasSecondFactor
    ? 'second_factor_setup_required'
    : null
}
