import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { send } from '../../../api/client.ts'
import { REFRESH_INTERVAL } from '../../lots/refresh-delay.ts'

export type ActivityEntry = Output<'lots/getActivity'>['data'][number]
export type EntryOf<Kind extends ActivityEntry['kind']> = Extract<ActivityEntry, { kind: Kind }>

const LIMIT = 10
const FIRST: string | null = null

/** What happened about the lot, newest first; earlier pages are added below. */
export function useActivity(lotId: number) {
  return useInfiniteQuery({
    queryKey: ['lots/getActivity', lotId],
    queryFn: ({ pageParam, signal }) =>
      send('lots/getActivity', { lotId, before: pageParam, limit: LIMIT }, { signal }),
    initialPageParam: FIRST,
    // no event tells of a change on the portal
    refetchInterval: REFRESH_INTERVAL,
    getNextPageParam: ({ next }) => next,
  })
}
