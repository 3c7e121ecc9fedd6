import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { chooseRefreshDelay } from './refresh-delay.ts'
import { collectDocuments, readTender } from './tender.ts'

/**
 * The tender, fetched again from time to time. The server starts to fetch its documents when a person opens it, so the
 * page asks more often until they have arrived.
 */
export function useTender(id: number, enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['tenders/getTenderDetails', id],
    queryFn: async ({ signal }) => readTender(await send('tenders/getTenderDetails', { id }, { signal })),
    refetchInterval: ({ state }) =>
      state.data ? chooseRefreshDelay(collectDocuments(state.data), state.dataUpdateCount) : false,
  })
}
