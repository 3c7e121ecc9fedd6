import { useRouter } from '@tanstack/react-router'
import { pickActiveFilter, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import { useRef } from 'react'
import type { Paging } from '../../../lib/paging-search-params.ts'
import { useSearchParams } from '../../../lib/use-search-params.ts'
import type { ChangeFilter } from '../filter/filter-props.ts'
import type { LotListName } from './lot-lists.ts'
import { LOT_LIST_SEARCH_PARAMS } from './lot-list-search-params.ts'

/** The search params of a list of lots, and everything that changes them. */
export function useLotListSearchParams(list: LotListName) {
  const [params, change] = useSearchParams(LOT_LIST_SEARCH_PARAMS[list])
  const router = useRouter()
  const lastTyped = useRef('')
  // a changed filter or sort starts at the first page, with every lot folded
  const firstPage = { page: 1, open: null }

  const changeFilter: ChangeFilter = async (changes, isTyped = false) => {
    const step = () => `${Object.keys(changes).join()} ${router.history.location.href}`
    // letters typed into one field are one step of the browser's history
    const replace = isTyped && lastTyped.current === step()
    await change(({ filter }) => ({ ...firstPage, filter: pickActiveFilter<LotFilter>({ ...filter, ...changes }) }), {
      replace,
    })
    lastTyped.current = isTyped ? step() : ''
  }
  return {
    params,
    changeFilter,
    setFilter: (filter: LotFilter) => change(() => ({ ...firstPage, filter })),
    sortBy: (sort: Sort | null) => change(() => ({ ...firstPage, sort }), { resetScroll: true }),
    changePaging: (paging: Partial<Paging>) => change(() => ({ ...firstPage, ...paging }), { resetScroll: true }),
    // unfolding a lot keeps the scroll position and is no step of the browser's history
    unfold: (open: number | null) => change(() => ({ open }), { replace: true }),
    // the columns of the board stand for the status of the work
    showBoard: (isBoard: boolean) =>
      change(({ filter }) => ({
        ...firstPage,
        isBoard,
        filter: pickActiveFilter<LotFilter>({ ...filter, workStatuses: null }),
      })),
    read: (isReading: boolean) => change(() => ({ isReading }), { resetScroll: true }),
  }
}
