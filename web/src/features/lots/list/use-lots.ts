import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input } from '@tendertap/contract/calls/index'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { send } from '../../../api/client.ts'
import { usePagedList } from '../../../lib/use-paged-list.ts'
import type { Facets } from '../filter/filter-props.ts'
import { askWithFallback } from '../filter/refused-filter.ts'
import type { LotListParams } from './lot-list-search-params.ts'
import { chooseFilterToCount, chooseTotal, type LotTotal } from './lot-total.ts'

/** One page of the catalogue, which never waits for the total: see useLotTotal. */
export function useLots({ page, limit, filter, sort }: LotListParams) {
  return usePagedList({
    path: 'lots/getLots',
    input: { ...filter, ...sort, page, limit },
    ask: (input, signal) =>
      askWithFallback(
        (tried) => send('lots/getLots', { ...(tried as Input<'lots/getLots'>), withoutTotal: true }, { signal }),
        input,
      ),
  })
}

/**
 * How many lots there are on all pages; null until they are counted. Counted apart where the page did not know, and
 * once for all pages.
 */
export function useLotTotal(
  { data: list, isPlaceholderData }: ReturnType<typeof useLots>,
  params: LotListParams,
): LotTotal | null {
  const input = chooseFilterToCount(params, list?.refused ?? null) as Input<'lots/getLots'>
  const counting = useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: async ({ signal }): Promise<LotTotal> => {
      const { total, totalExact } = await send('lots/getLots', input, { signal })
      return { count: total, isExact: totalExact }
    },
    enabled: list !== undefined && !isPlaceholderData && !list.totalExact,
    placeholderData: keepPreviousData,
  })
  // the former list's total stays as long as the former list
  const isFormer = counting.isPlaceholderData && !isPlaceholderData
  return list ? chooseTotal(list, isFormer ? null : (counting.data ?? null)) : null
}

/** How many lots each choice of the panel would leave. A query of its own, so that the page never waits for it. */
export function useFacets(filter: LotFilter, isWanted: boolean): Facets {
  const input = { ...filter, withFacets: true, withoutTotal: true } as Input<'lots/getLots'>
  const { data } = useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: async ({ signal }) => (await send('lots/getLots', input, { signal })).facets,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return data ?? null
}
