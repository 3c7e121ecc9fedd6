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

interface PagedCall<I extends Paging, L extends PagedAnswer> {
  /** the path of the call: events find the list by it */
  path: string
  input: I
  ask(input: I, signal: AbortSignal): Promise<L>
  /** false: fetched again each time it is shown, so nothing is fetched ahead */
  isKept?: boolean
}

/**
 * One page of a list. While the next one is on its way, the previous one stays; once it is here, the one after it is
 * fetched.
 */
export function usePagedList<I extends Paging, L extends PagedAnswer>({
  path,
  input,
  ask,
  isKept = true,
}: PagedCall<I, L>) {
  const queries = useQueryClient()
  const buildQuery = (wanted: I) => ({
    queryKey: [path, wanted] satisfies QueryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(wanted, signal),
  })
  const query = useQuery({ ...buildQuery(input), placeholderData: keepPreviousData, ...(!isKept && { staleTime: 0 }) })

  const isShown = query.isSuccess && !query.isPlaceholderData
  const mayGoOn = ({ data, page, total, totalExact }: L) =>
    page * input.limit < total || (!totalExact && data.length === input.limit)
  const hasNext = isShown && mayGoOn(query.data)
  const next = isKept && hasNext ? JSON.stringify(input) : null
  useEffect(() => {
    if (next !== null) void queries.prefetchQuery(buildQuery({ ...input, page: input.page + 1 }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the input is new on every render, its text only when it differs
  }, [queries, next])
  return query
}
