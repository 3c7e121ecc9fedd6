import { useLocation } from '@tanstack/react-router'
import { formatTotal } from '@tendertap/domain/words/total'
import { getDefaultSort, type Sort } from '@tendertap/domain/lots/filter'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { rememberList } from '../../../lib/last-list.ts'
import type { Paging } from '../../../lib/paging-search-params.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Pager } from '../../../ui/list/Pager.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { getExpectedStatus } from '../facts/expected-status.ts'
import { FilterPanel } from '../filter/FilterPanel.tsx'
import { SearchField } from '../filter/SearchField.tsx'
import { ReadButton } from '../reading/ReadButton.tsx'
import { ReadingMode } from '../reading/ReadingMode.tsx'
import { AlsoSearched } from './AlsoSearched.tsx'
import { ViewMenu } from './ViewMenu.tsx'
import { Freshness } from './Freshness.tsx'
import { ListHead } from './ListHead.tsx'
import { ListNotes, useListMessage } from './ListNotes.tsx'
import { NoProfiles } from './NoProfiles.tsx'
import { listWantedColumns, useHasMatch, useHiddenColumns } from './lot-columns.ts'
import { LotCards, LotRows } from './LotList.tsx'
import { countReachableLots } from './lot-total.ts'
import { useRowDensity } from './row-density.ts'
import { useLotListSearchParams } from './use-lot-list-search-params.ts'
import { useFacets, useLots, useLotTotals } from './use-lots.ts'
import { useMarkedLot } from './use-marked-lot.ts'

/** spec 2 §2, lots page: the whole catalogue. */
export function AllLotsPage() {
  const texts = useTexts('lots')
  const title = useTexts('account').tabs['all-lots'].title
  const narrow = useNarrow()
  const { params, changeFilter, setFilter, sortBy, changePaging, unfold, read } = useLotListSearchParams()
  const { filter, sort, limit, open } = params
  const lots = useLots(params)
  const list = lots.data
  const { total, openTotal } = useLotTotals(lots, params)
  const [needsFacets, setNeedsFacets] = useState(false)
  const facets = useFacets(filter, needsFacets)
  const message = useListMessage(lots, filter, (next) => void setFilter(next))
  const hasMatch = useHasMatch(
    sort?.sortBy === 'percent' || (list?.data.some(({ percent }) => percent !== null) ?? false),
  )
  const [hidden, hide] = useHiddenColumns()
  const [density, setDensity] = useRowDensity()
  const marked = useMarkedLot(filter.id ?? null, list !== undefined && !lots.isPlaceholderData)
  const heading = useRef<HTMLHeadingElement>(null)
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => rememberList(href), [href])

  // A new page starts at its top: the scroll position and the focus move there.
  const turnPage = async (paging: Partial<Paging>) => {
    await changePaging(paging)
    heading.current?.focus({ preventScroll: true })
  }

  const listProps = {
    list,
    message,
    isStale: lots.isPlaceholderData,
    limit,
    expectedStatus: getExpectedStatus(list?.refused === 'filter' ? {} : filter),
    open,
    onOpen: (lot: number | null) => void unfold(lot),
    marked,
  }
  // the order in force: a refused one, or one of a refused filter, is not
  const order = {
    sort: list?.refused === 'sort' ? null : sort,
    defaultSort: getDefaultSort(list?.refused === 'filter' ? {} : filter),
    onSort: (next: Sort | null) => void sortBy(next),
  }
  const shown = list && total ? formatTotal(total.count, total.isExact) : null
  const reachableRows = countReachableLots(
    { total: total?.count ?? list?.total ?? 0, totalExact: total?.isExact ?? false },
    order.sort ?? order.defaultSort,
  )
  const pager = list && list.total > 0 && (
    <Pager
      page={list.page}
      limit={limit}
      total={total?.count ?? list.total}
      totalExact={total?.isExact ?? false}
      isCounting={total === null}
      reachableRows={reachableRows}
      onPage={(page) => void turnPage({ page })}
      onLimit={(next) => void turnPage({ limit: next })}
    />
  )
  const readButton = <ReadButton onRead={() => void read(true)} />
  if (params.isReading && list && list.data.length > 0)
    return (
      <Page title={title} isTitleHidden>
        <ReadingMode
          listId={JSON.stringify({ filter, sort, limit, page: list.page })}
          lots={list.data}
          isStale={lots.isPlaceholderData}
          current={open}
          onMove={(id) => void unfold(id)}
          onEnd={() => {
            if (list.page * limit < reachableRows) void changePaging({ page: list.page + 1 })
          }}
          onLeave={() => void read(false)}
          search={<SearchField filter={filter} onChange={changeFilter} />}
          firstNumber={(list.page - 1) * limit + 1}
          total={shown}
        />
      </Page>
    )
  return (
    <Page title={title} isTitleHidden titleRef={heading}>
      <FilterPanel
        filter={filter}
        onChange={changeFilter}
        onClear={() => setFilter({})}
        isCatalogue
        facets={facets}
        onOpenChoices={() => setNeedsFacets(true)}
        total={total && shown !== null && !lots.isPlaceholderData ? { count: total.count, shown } : null}
      >
        {readButton}
        <ViewMenu hidden={hidden} onHide={hide} hasMatch={hasMatch} density={density} onDensity={setDensity} />
      </FilterPanel>
      <ListHead
        count={total && shown !== null ? texts.count(total.count, shown) : null}
        openTotal={openTotal}
        filter={filter}
        onChange={changeFilter}
        onFilter={setFilter}
        sort={order.sort ?? order.defaultSort}
        hasMatch={hasMatch}
        onSort={order.onSort}
      />
      <NoProfiles />
      <RefreshBanner query={lots} />
      {list && <ListNotes list={list} />}
      {filter.search && (
        <AlsoSearched
          words={list?.alsoSearched ?? []}
          isExact={filter.exactWords ?? false}
          onExact={(exactWords) => void changeFilter({ exactWords })}
        />
      )}
      {narrow ? (
        <>
          {list && list.data.length > 0 && readButton}
          <LotCards {...listProps} />
          {pager}
        </>
      ) : (
        <Panel isFlush>
          <LotRows
            {...listProps}
            wanted={listWantedColumns(hidden, hasMatch)}
            density={density}
            total={total?.count ?? null}
            {...order}
          />
          {pager}
        </Panel>
      )}
      {/* it would contradict what has just failed */}
      {!lots.isError && <Freshness />}
    </Page>
  )
}
