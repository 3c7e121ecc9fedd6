// What the signed-in person has seen at a place, remembered by the server: their other devices know it too.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { useMe } from './current-session.ts'

/** What can't be marked now is new once more on the next visit. */
export async function markSeen(place: string, seq: number): Promise<void> {
  await send('seen/markSeen', { place, seq }).catch(() => undefined)
}

/**
 * The change that the person saw last before this visit: null if there was none, undefined until it is known. It stays
 * while the page is open, and `newest`, the newest change that the page shows, is marked as seen.
 */
export function useLastSeen(place: string, newest: number | undefined): number | null | undefined {
  // the operator belongs to no workspace, where marks are kept
  const isMember = useMe()?.WorkspaceId !== null
  const [kept, setKept] = useState<{ place: string; seq: number | null } | null>(null)
  const { data } = useQuery({
    queryKey: ['seen/getMark', place],
    queryFn: ({ signal }) => send('seen/getMark', { place }, { signal }),
    enabled: isMember,
    gcTime: 0,
    staleTime: Infinity,
  })
  if (data && kept?.place !== place) setKept({ place, seq: data.seq })
  const before = kept?.place === place ? kept.seq : undefined
  useEffect(() => {
    if (before !== undefined && newest !== undefined && newest > (before ?? -1)) void markSeen(place, newest)
  }, [place, before, newest])
  return isMember ? before : null
}
