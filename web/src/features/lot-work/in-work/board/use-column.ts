import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Input } from '@tendertap/contract/calls/index'
import type { Stage } from '@tendertap/domain/lot-work/stage'
import type { LotFilter, Sort } from '@tendertap/domain/lots/filter'
import { countPages } from '@tendertap/domain/paging'
import { send } from '../../../../api/client.ts'
import { askWithFallback } from '../../../lots/filter/refused-filter.ts'
import { listWorked } from '../work-facts.ts'

const LIMIT = 20

/**
 * The lots in work at one stage, page after page. Each column asks for its own lots, so that it shows all of them and
 * how many there are.
 */
export function useColumn(stage: Stage, filter: LotFilter, sort: Sort | null) {
  const input = { ...filter, ...sort, limit: LIMIT } as const
  const query = useInfiniteQuery({
    queryKey: ['lots/getActiveLots', 'board', stage, input],
    queryFn: ({ pageParam, signal }) =>
      askWithFallback(
        (tried) => send('lots/getActiveLots', { ...(tried as Input<'lots/getActiveLots'>), stage }, { signal }),
        { ...input, page: pageParam },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total, limit }) => (page < countPages(total, limit) ? page + 1 : null),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  // a lot that a step of a colleague has moved may stand on two pages
  const lots = [...new Map(pages.flatMap(({ data }) => data).map((lot) => [lot.id, lot])).values()]
  return { ...query, stage, newest: pages.at(-1) ?? null, total: pages.at(-1)?.total ?? null, worked: listWorked(lots) }
}

export type Column = ReturnType<typeof useColumn>
