import { useQuery } from '@tanstack/react-query'
import { groupByLetter } from '@tendertap/domain/company-lists/letters'
import { send } from '../../../api/client.ts'

// The list is long and rarely changes.
const CACHE_MS = 30 * 60_000

/** Every customer that has published something, by letter. */
export function useCompanies() {
  return useQuery({
    queryKey: ['companies/getCompanies'],
    queryFn: async ({ signal }) => groupByLetter(await send('companies/getCompanies', {}, { signal })),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    structuralSharing: false,
  })
}
