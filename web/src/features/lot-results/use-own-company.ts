import type { OwnCompany } from '@tendertap/domain/lot-results/results'
import { useMe } from '../session/current-session.ts'

/** The company behind the workspace, as the screen knows it: by its name. */
export function useOwnCompany(): OwnCompany & { name: string } {
  const name = useMe()?.Workspace?.name ?? ''
  return { name, names: [name], bin: null }
}
