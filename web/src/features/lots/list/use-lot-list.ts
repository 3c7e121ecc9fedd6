import { useLocation } from '@tanstack/react-router'
import type { Sort } from '@tendertap/domain/lots/filter'
import { formatTotal } from '@tendertap/domain/words/total'
import { useEffect, useRef, useState } from 'react'
import { rememberList } from '../../../lib/last-list.ts'
import type { Paging } from '../../../lib/paging-search-params.ts'
import { useHasMatch } from './lot-columns.ts'
import { getListSort, LOT_LISTS, type LotListName } from './lot-lists.ts'
import { useLotListSearchParams } from './use-lot-list-search-params.ts'
import { useFacets, useLots, useLotTotals } from './use-lots.ts'
import { useMarkedLot } from './use-marked-lot.ts'

/** What the page of a list shows, and everything that changes it. */
export function useLotList(name: LotListName) {
  const { isCatalogue } = LOT_LISTS[name]
  const { params, changeFilter, setFilter, sortBy, changePaging, unfold, read } = useLotListSearchParams(name)
  const { filter, sort } = params
  const lots = useLots(name, params)
  const list = lots.data
  const { total, openTotal } = useLotTotals(lots, params, isCatalogue)
  const [needsFacets, setNeedsFacets] = useState(false)
  const facets = useFacets(filter, needsFacets && isCatalogue)
  const hasMatch = useHasMatch(
    sort?.sortBy === 'percent' || (list?.data.some(({ percent }) => percent !== null) ?? false),
  )
  const marked = useMarkedLot(filter.id ?? null, list !== undefined && !lots.isPlaceholderData)
  const heading = useRef<HTMLHeadingElement>(null)
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => rememberList(href), [href])

  // A new page starts at its top: the scroll position and the focus move there.
  const turnPage = async (paging: Partial<Paging>) => {
    await changePaging(paging)
    heading.current?.focus({ preventScroll: true })
  }
  // the order in force: a refused one, or one of a refused filter, is not
  const order = {
    sort: list?.refused === 'sort' ? null : sort,
    defaultSort: getListSort(name, list?.refused === 'filter' ? {} : filter),
    onSort: (next: Sort | null) => void sortBy(next),
  }
  return {
    name,
    isCatalogue,
    params,
    changeFilter,
    setFilter,
    unfold,
    read,
    turnPage,
    order,
    lots,
    list,
    total,
    /** as it is written; null until the lots are counted */
    shownTotal: list && total ? formatTotal(total.count, total.isExact) : null,
    openTotal,
    facets,
    loadFacets: () => setNeedsFacets(true),
    hasMatch,
    marked,
    heading,
  }
}

export type LotListState = ReturnType<typeof useLotList>
