import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Paging } from './paging-search-params.ts'

interface PagedAnswer {
  data: readonly unknown[]
  page: number
  /** at least, unless it is exact */
  total: number
  totalExact: boolean
}

export interface PagedCall<I extends Paging, L extends PagedAnswer> {
  /** the path of the call: events find the list by it */
  path: string
  input: I
  ask(input: I, signal: AbortSignal): Promise<L>
  /** false: the list is fetched again each time it is shown, and the next page is not prefetched */
  isCached?: boolean
  /** how many rows can be paged to; without it all */
  countReachableRows?(total: number, totalExact: boolean): number
}

/** The query of a page, for useQuery and for prefetching. */
export function buildPageQuery<I extends Paging, L extends PagedAnswer>({ path, ask }: PagedCall<I, L>, input: I) {
  return {
    queryKey: [path, input] satisfies QueryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(input, signal),
  }
}

/** One page of a list. The previous page stays on the screen while this one loads; then the next one is prefetched. */
export function usePagedList<I extends Paging, L extends PagedAnswer>(call: PagedCall<I, L>) {
  const { input, isCached = true } = call
  const queries = useQueryClient()
  const query = useQuery({
    ...buildPageQuery(call, input),
    placeholderData: keepPreviousData,
    ...(!isCached && { staleTime: 0 }),
  })

  const isShown = query.isSuccess && !query.isPlaceholderData
  const hasNextPage = ({ data, page, total, totalExact }: L) =>
    page * input.limit < (call.countReachableRows?.(total, totalExact) ?? Infinity) &&
    (page * input.limit < total || (!totalExact && data.length === input.limit))
  const mayPrefetch = isCached && isShown && hasNextPage(query.data)
  const prefetchKey = mayPrefetch ? JSON.stringify(input) : null
  useEffect(() => {
    if (prefetchKey !== null) void queries.prefetchQuery(buildPageQuery(call, { ...input, page: input.page + 1 }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input is a new object on every render
  }, [queries, prefetchKey])
  return query
}
