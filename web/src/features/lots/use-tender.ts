import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { chooseRefreshDelay } from './refresh-delay.ts'
import { collectDocuments, readTender } from './tender.ts'

/**
 * The tender, asked for again by itself, most often while its documents are on their way: opening it is what sends for
 * them.
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
