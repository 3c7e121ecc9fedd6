import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input } from '@tendertap/contract/calls/index'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { send } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Paging, RawSearchParams } from '../../../lib/paging-search-params.ts'
import { buildPageQuery, usePagedList } from '../../../lib/use-paged-list.ts'
import type { Facets } from '../filter/filter-props.ts'
import { askWithFallback } from '../filter/refused-filter.ts'
import { getListSort, LOT_LISTS, type LotListName } from './lot-lists.ts'
import { LOT_LIST_SEARCH_PARAMS, type LotListParams } from './lot-list-search-params.ts'
import { chooseFilterToCount, chooseTotal, countReachableLots, type LotTotal } from './lot-total.ts'

/** One page of a list. The catalogue's does not wait for the total, which useLotTotals asks for. */
export function useLots(list: LotListName, params: LotListParams) {
  return usePagedList(describeCall(list, params))
}

/** Asks for the page at this address before the page itself is there to ask. */
export function prefetchLots(list: LotListName, search: RawSearchParams, hash: string): Promise<void> {
  const call = describeCall(list, LOT_LIST_SEARCH_PARAMS[list].parse(search, hash))
  return queryClient.prefetchQuery(buildPageQuery(call, call.input))
}

const describeCall = (list: LotListName, { page, limit, filter, sort }: LotListParams) => ({
  path: LOT_LISTS[list].call,
  input: { ...filter, ...sort, page, limit },
  countReachableRows: (total: number, totalExact: boolean) =>
    countReachableLots({ total, totalExact }, sort ?? getListSort(list, filter)),
  ask: (input: LotFilter & Paging, signal: AbortSignal) =>
    askWithFallback((tried) => {
      const asked = tried as Input<'lots/getLots'>
      const { call, isCatalogue } = LOT_LISTS[list]
      return send(call, isCatalogue ? { ...asked, withoutTotal: true } : asked, { signal })
    }, input),
})

/**
 * How many lots there are on all pages, and how many of them are open; null until they are counted. Another call than
 * the page's counts those of the catalogue, once for all pages; the pages of the other lists have their total.
 */
export function useLotTotals(
  { data: list, isPlaceholderData }: ReturnType<typeof useLots>,
  params: LotListParams,
  isCatalogue: boolean,
): { total: LotTotal | null; openTotal: number | null } {
  const filter = chooseFilterToCount(params, list?.refused ?? null)
  const input = { ...filter, withOpenTotal: true } as Input<'lots/getLots'>
  const isEmpty = list?.total === 0 && list.totalExact
  const counting = useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: async ({ signal }) => {
      const { total, totalExact, openTotal } = await send('lots/getLots', input, { signal })
      return { total: { count: total, isExact: totalExact }, openTotal }
    },
    enabled: isCatalogue && list !== undefined && !isPlaceholderData && !isEmpty,
    placeholderData: keepPreviousData,
  })
  // the total of the previous list stays only as long as that list is shown
  const isOutdated = counting.isPlaceholderData && !isPlaceholderData
  const counted = isOutdated ? null : (counting.data?.total ?? null)
  const own = list && { count: list.total, isExact: list.totalExact }
  return {
    total: list ? chooseTotal(list, isCatalogue ? counted : (own ?? null)) : null,
    openTotal: isEmpty ? 0 : isOutdated ? null : (counting.data?.openTotal ?? null),
  }
}

/** How many lots match each choice of the panel. A separate query, so that the page does not wait for it. */
export function useFacets(filter: LotFilter, isEnabled: boolean): Facets {
  const input = { ...filter, withFacets: true, withoutTotal: true } as Input<'lots/getLots'>
  const { data } = useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: async ({ signal }) => (await send('lots/getLots', input, { signal })).facets,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return data ?? null
}
