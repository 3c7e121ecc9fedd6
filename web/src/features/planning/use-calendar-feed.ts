import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

const FEED = ['planning/getCalendarFeed', {}] as const

export function useCalendarFeed() {
  return useQuery({
    queryKey: FEED,
    queryFn: ({ signal }) => send('planning/getCalendarFeed', {}, { signal }),
  })
}

export function useFeedChanges() {
  const queries = useQueryClient()
  return {
    /** Answers the new address, which nobody can ask for again. */
    renew: async (): Promise<string> => {
      const { path, madeAt } = await send('planning/renewCalendarAddress', {})
      queries.setQueryData(FEED, { madeAt })
      return new URL(path, window.location.origin).href
    },
    remove: async (): Promise<void> => {
      await send('planning/removeCalendarAddress', {})
      queries.setQueryData(FEED, { madeAt: null })
    },
  }
}
