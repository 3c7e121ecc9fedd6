import { useInfiniteQuery } from '@tanstack/react-query'
import { countPages } from '@tendertap/domain/paging'
import { send } from '../../../api/client.ts'
import { REFRESH_INTERVAL } from '../../lots/refresh-delay.ts'

const LIMIT = 20

/** What changed about the tender, newest first; earlier pages are added below. */
export function useChanges(id: number) {
  return useInfiniteQuery({
    queryKey: ['tenders/getTenderChanges', id],
    queryFn: ({ pageParam, signal }) =>
      send('tenders/getTenderChanges', { id, page: pageParam, limit: LIMIT }, { signal }),
    initialPageParam: 1,
    refetchInterval: REFRESH_INTERVAL,
    getNextPageParam: ({ page, total, limit }) => (page < countPages(total, limit) ? page + 1 : null),
  })
}
