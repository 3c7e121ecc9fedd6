import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { formatTotal } from '@tendertap/domain/words/total'
import type { Paging } from '../../../lib/paging-search-params.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Pager } from '../../../ui/list/Pager.tsx'
import tableClasses from '../../../ui/list/table.module.css'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { FilterChips } from '../filter/FilterChips.tsx'
import { FilterPanel } from '../filter/FilterPanel.tsx'
import { Freshness } from './Freshness.tsx'
import { useHasMatch, useHiddenColumns, useLotColumns } from './lot-columns.ts'
import { LotCards, LotRows } from './LotList.tsx'
import { ListNotes, useListMessage } from './ListNotes.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useLotListSearchParams } from './use-lot-list-search-params.ts'
import { useFacets, useLots, useLotTotal } from './use-lots.ts'
import { useMarkedLot } from './use-marked-lot.ts'
import classes from './AllLotsPage.module.css'

/** spec 2 §2, lots page: the whole catalogue. */
export function AllLotsPage() {
  const texts = useTexts('lots')
  const title = useTexts('account').tabs['all-lots'].title
  const narrow = useNarrow()
  const { params, changeFilter, setFilter, sortBy, changePaging, unfold } = useLotListSearchParams()
  const { filter, sort, limit, open } = params
  const lots = useLots(params)
  const list = lots.isError ? undefined : lots.data
  const total = useLotTotal(lots, params)
  const [needsFacets, setNeedsFacets] = useState(false)
  const facets = useFacets(filter, needsFacets)
  const message = useListMessage(lots, filter, () => void setFilter({}))
  const hasMatch = useHasMatch(
    sort?.sortBy === 'percent' || (list?.data.some(({ percent }) => percent !== null) ?? false),
  )
  const [hidden, hide] = useHiddenColumns()
  const columns = useLotColumns(hidden, hasMatch)
  const marked = useMarkedLot(filter.id ?? null, list !== undefined && !lots.isPlaceholderData)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)

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
    open,
    onOpen: (lot: number | null) => void unfold(lot),
    marked,
  }
  const shown = list && total ? formatTotal(total.count, total.isExact) : null
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={narrow ? classes.title : 'visually-hidden'}>
        {title}
      </h1>
      <FilterPanel
        filter={filter}
        onChange={changeFilter}
        onClear={() => setFilter({})}
        isCatalogue
        facets={facets}
        onOpenChoices={() => setNeedsFacets(true)}
        total={total && shown !== null && !lots.isPlaceholderData ? { count: total.count, shown } : null}
      >
        <ColumnsMenu hidden={hidden} onHide={hide} hasMatch={hasMatch} />
      </FilterPanel>
      <div className={classes.summary}>
        <p className={classes.count} role="status">
          {total && shown !== null ? texts.count(total.count, shown) : '\u00A0'}
        </p>
        <FilterChips filter={filter} onFilter={setFilter} />
        {narrow && <SortSelect sort={sort} onSort={(next) => void sortBy(next)} />}
      </div>
      {list && <ListNotes list={list} />}
      <div className={narrow ? undefined : tableClasses.panel}>
        {narrow ? (
          <LotCards {...listProps} />
        ) : (
          <LotRows
            {...listProps}
            columns={columns}
            total={total?.count ?? null}
            sort={sort}
            onSort={(next) => void sortBy(next)}
          />
        )}
        {list && list.total > 0 && (
          <Pager
            page={list.page}
            limit={limit}
            total={total?.count ?? list.total}
            totalExact={total?.isExact ?? false}
            isCounting={total === null}
            onPage={(page) => void turnPage({ page })}
            onLimit={(next) => void turnPage({ limit: next })}
          />
        )}
      </div>
      <Freshness />
    </>
  )
}
