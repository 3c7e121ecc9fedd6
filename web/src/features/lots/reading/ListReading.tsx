import type { ReactNode } from 'react'
import { countReachableLots } from '../list/lot-total.ts'
import type { LotListState } from '../list/use-lot-list.ts'
import { SearchField } from '../filter/SearchField.tsx'
import type { Lot, LotList } from '../lot.ts'
import { ReadingMode } from './ReadingMode.tsx'

interface ListReadingProps {
  state: LotListState
  list: Pick<LotList, 'data' | 'page' | 'total'>
  isDone: ((lot: Lot) => boolean) | undefined
  /** why there are no lots */
  empty: ReactNode
}

/** From the search back to the lots, where the keys work. */
const goToList = () => document.querySelector<HTMLElement>('[data-reading][aria-current]')?.focus()

/** The page of a list in reading mode. */
export function ListReading({ state, list, isDone, empty }: ListReadingProps) {
  const { lots, params, total, order } = state
  const { filter, sort, limit, open } = params
  const counted = { total: total?.count ?? list.total, totalExact: total?.isExact ?? false }
  const turnPage = () => {
    const isLast = list.page * limit >= countReachableLots(counted, order.sort ?? order.defaultSort)
    if (!isLast) void state.turnPage({ page: list.page + 1 })
    // lots that were decided on have left the list, so the first page has others now
    else if (list.page > 1 && !state.isCatalogue) void state.turnPage({ page: 1 })
  }
  return (
    <ReadingMode
      listId={JSON.stringify({ filter, sort, limit, page: list.page })}
      lots={list.data}
      isStale={lots.isPlaceholderData}
      isDone={isDone}
      current={open}
      onMove={(id) => void state.unfold(id)}
      onEnd={turnPage}
      onLeave={() => void state.read(false)}
      search={<SearchField filter={filter} onChange={state.changeFilter} onEnter={goToList} />}
      firstNumber={(list.page - 1) * limit + 1}
      total={state.shownTotal}
      empty={empty}
    />
  )
}
