import type { Me } from './session.ts'

/** The page that a person must complete before any other; null when there is none. */
export function findRequiredPage({
  mustChangePassword,
  mustSetUpSecondFactor,
}: Me): '/change-password' | '/second-factor' | null {
  if (mustChangePassword) return '/change-password'
  return mustSetUpSecondFactor ? '/second-factor' : null
}
