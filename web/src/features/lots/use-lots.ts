import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { ListAddress } from './list-address.ts'

/** One page of the catalogue; while the next one is on its way, the previous one stays. */
export function useLots({ page, limit, sort }: Pick<ListAddress, 'page' | 'limit' | 'sort'>) {
  const input = { page, limit, ...sort }
  return useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: ({ signal }) => send('lots/getLots', input, { signal }),
    placeholderData: keepPreviousData,
  })
}
