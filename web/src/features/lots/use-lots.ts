import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input } from '@tendertap/contract/index'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { send } from '../../api/client.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import type { Facets } from './filter/filter-props.ts'
import { askTolerantly } from './filter/refused-filter.ts'
import type { ListAddress } from './list-address.ts'

/** One page of the catalogue. */
export function useLots({ page, limit, filter, sort }: ListAddress) {
  return usePagedList({
    path: 'lots/getLots',
    input: { ...filter, ...sort, page, limit },
    ask: (input, signal) => askTolerantly((tried) => send('lots/getLots', tried as Input<'lots/getLots'>, { signal }), input),
  })
}

/** How many lots each choice of the panel would leave. Asked for apart, so that the page itself never waits for it. */
export function useFacets(filter: LotFilter, isWanted: boolean): Facets {
  const input = { ...filter, withFacets: true } as Input<'lots/getLots'>
  const { data } = useQuery({
    queryKey: ['lots/getLots', input],
    queryFn: async ({ signal }) => (await send('lots/getLots', input, { signal })).facets,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  return data ?? null
}
