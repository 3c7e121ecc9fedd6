import type { Me } from './session.ts'

/** Where a person is kept until they have done what comes before everything else; null for those who are free. */
export function findDutyPage({
  mustChangePassword,
  mustSetUpSecondFactor,
}: Me): '/change-password' | '/second-factor' | null {
  if (mustChangePassword) return '/change-password'
  return mustSetUpSecondFactor ? '/second-factor' : null
}
