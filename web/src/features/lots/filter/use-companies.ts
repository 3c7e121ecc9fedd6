import { useQuery } from '@tanstack/react-query'
import { groupByLetter } from '@tendertap/domain/company-lists/letters'
import { send } from '../../../api/client.ts'

// New customers are few, the list is long.
const KEPT_MS = 30 * 60_000

/** Every customer that has published something, by letter. */
export function useCompanies() {
  return useQuery({
    queryKey: ['companies/getCompanies'],
    queryFn: async ({ signal }) => groupByLetter(await send('companies/getCompanies', {}, { signal })),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  })
}
