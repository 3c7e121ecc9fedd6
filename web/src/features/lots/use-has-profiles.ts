import { useMe } from '../session/current-session.ts'

/** The workspace has interest profiles, by which lots are scored. A superadmin has none. */
export function useHasProfiles(): boolean {
  return (useMe()?.subscription?.currentFilters ?? 0) > 0
}
