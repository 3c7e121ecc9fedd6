import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/texts.ts'
import { UNREAD } from './use-unread-count.ts'

export type Notice = Output<'notices/getNotices'>['data'][number]

const LIMIT = 20
const FIRST: string | null = null

/** What the person was told, the latest first; earlier pages are added below. */
export function useNotices() {
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: ['notices/getNotices', language],
    queryFn: ({ pageParam, signal }) =>
      send('notices/getNotices', { language, before: pageParam, limit: LIMIT }, { signal }),
    initialPageParam: FIRST,
    staleTime: 0,
    getNextPageParam: ({ next }) => next,
  })
}

export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (range: Input<'notices/markRead'>) => send('notices/markRead', range),
    onSuccess: (left) => {
      queries.setQueryData(UNREAD, left)
      return queries.invalidateQueries({ queryKey: ['notices/getNotices'] })
    },
  })
}
