import { useQuery } from '@tanstack/react-query'
import type { PlanBasis } from '@tendertap/domain/working-days/plan'
import { send } from '../../../api/client.ts'

// Decided days and usual times change rarely.
const STALE_MS = 10 * 60_000

/** What plans are calculated with; undefined until it is there. */
export function usePlanningBasis(): PlanBasis | undefined {
  const { data } = useQuery({
    queryKey: ['planning/getBasis', {}],
    queryFn: ({ signal }) => send('planning/getBasis', {}, { signal }),
    staleTime: STALE_MS,
  })
  return data
}
