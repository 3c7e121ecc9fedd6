import { useLocation } from '@tanstack/react-router'
import { isBin } from '@tendertap/domain/identifiers'
import type { Sort } from '@tendertap/domain/lots/filter'
import { formatTotal } from '@tendertap/domain/words/total'
import { useEffect, useRef, useState } from 'react'
import { rememberList } from '../../../lib/last-list.ts'
import type { Paging } from '../../../lib/paging-search-params.ts'
import type { Lot } from '../lot.ts'
import { useHasMatch } from './lot-columns.ts'
import { getListSort, LOT_LISTS, type LotListName } from './lot-lists.ts'
import { useLotListSearchParams } from './use-lot-list-search-params.ts'
import { useFacets, useLots, useLotTotals } from './use-lots.ts'
import { useMarkedLot } from './use-marked-lot.ts'

/** What the page of a list shows, and everything that changes it. */
export function useLotList(name: LotListName) {
  const { isCatalogue } = LOT_LISTS[name]
  const { params, changeFilter, setFilter, sortBy, changePaging, unfold, read, showBoard } =
    useLotListSearchParams(name)
  const { filter, sort } = params
  const lots = useLots(name, params)
  const list = lots.data
  const { total, openTotal } = useLotTotals(lots, params, isCatalogue)
  const [needsFacets, setNeedsFacets] = useState(false)
  const facets = useFacets(filter, needsFacets && isCatalogue)
  const hasMatch = useHasMatch(
    sort?.sortBy === 'percent' || (list?.data.some(({ percent }) => percent !== null) ?? false),
  )
  // the lots of a refused filter are others, and so are those of before
  const isOther = list?.refused === 'filter' || lots.isPlaceholderData
  const found = isOther ? [] : (list?.data ?? [])
  const named = LOT_LISTS[name].hash === 'id' ? (filter.id ?? null) : findLotByCode(found, filter.code)
  const marked = useMarkedLot(named, list !== undefined && !lots.isPlaceholderData)
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
    showBoard,
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
    /** the lot that the hash names; `marked` once it is highlighted */
    named,
    marked,
    heading,
  }
}

/**
 * The lot with this number, else the first of the tender with this code, else the first of those that the server found
 * by it: a tender's code may be written without its suffix. A BIN names a customer and no lot.
 */
function findLotByCode(lots: readonly Lot[], code: string | null | undefined): number | null {
  if (!code) return null
  const found =
    lots.find((lot) => lot.contractNumber === code) ??
    lots.find((lot) => lot.Tender.code === code) ??
    (isBin(code) ? null : lots[0])
  return found?.id ?? null
}

export type LotListState = ReturnType<typeof useLotList>
