import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api/client.ts'
import { useHasProfiles } from '../use-has-profiles.ts'

// an event of the server says when they change
const CACHE_MS = 30 * 60_000

/** The interest profiles of the workspace, for whoever needs their names. Undefined until they are loaded. */
export function useInterests(isNeeded: boolean) {
  const hasProfiles = useHasProfiles()
  const { data } = useQuery({
    queryKey: ['interests/getInterests'],
    queryFn: ({ signal }) => send('interests/getInterests', {}, { signal }),
    enabled: isNeeded && hasProfiles,
    staleTime: CACHE_MS,
  })
  return data
}
