import { Pager } from '../../../ui/list/Pager.tsx'
import { countReachableLots } from './lot-total.ts'
import type { LotListState } from './use-lot-list.ts'

/** Nothing under an empty list. */
export function ListPager({ state: { list, total, params, order, turnPage } }: { state: LotListState }) {
  if (!list || list.total === 0) return null
  const counted = { total: total?.count ?? list.total, totalExact: total?.isExact ?? false }
  return (
    <Pager
      page={list.page}
      limit={params.limit}
      {...counted}
      isCounting={total === null}
      reachableRows={countReachableLots(counted, order.sort ?? order.defaultSort)}
      onPage={(page) => void turnPage({ page })}
      onLimit={(limit) => void turnPage({ limit })}
    />
  )
}
