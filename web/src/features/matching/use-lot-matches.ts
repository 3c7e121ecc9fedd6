import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

/** How well a lot fits each profile of the workspace, scored when somebody looks at it. */
export function useLotMatches(lotId: number, isNeeded: boolean) {
  return useQuery({
    queryKey: ['matching/getLotMatches', lotId],
    queryFn: ({ signal }) => send('matching/getLotMatches', { lotId }, { signal }),
    enabled: isNeeded,
  })
}
