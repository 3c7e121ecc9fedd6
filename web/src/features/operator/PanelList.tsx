import { clampPage, DEFAULT_PAGE_SIZE, type PageSize } from '@tendertap/domain/paging'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Pager } from '../../ui/list/Pager.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import classes from './OperatorPanel.module.css'

interface PanelListProps<T> {
  label: string
  query: { isLoadingError: boolean; isRefetchError: boolean; isFetching: boolean; error: unknown; refetch(): unknown }
  /** undefined until they are there */
  rows: readonly T[] | undefined
  empty: { title: string; text: string }
  children(row: T): ReactNode
}

/** The rows of a tab, a page at a time, or why there are none. */
export function PanelList<T>({ label, query, rows, empty, children }: PanelListProps<T>) {
  const { loadFailed } = useTexts('operator')
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState<PageSize>(DEFAULT_PAGE_SIZE)
  const total = rows?.length ?? 0
  const shown = clampPage(page, total, limit)
  const body = query.isLoadingError ? (
    <ErrorState title={loadFailed} query={query} />
  ) : !rows ? (
    <SkeletonRows count={4} height={72} />
  ) : total === 0 ? (
    <EmptyState {...empty} />
  ) : (
    <ul className={classes.rows}>{rows.slice((shown - 1) * limit, shown * limit).map(children)}</ul>
  )
  return (
    <>
      <RefreshBanner query={query} />
      <Panel isFlush label={label}>
        {body}
        {total > DEFAULT_PAGE_SIZE && (
          <Pager page={shown} limit={limit} total={total} totalExact onPage={setPage} onLimit={setLimit} />
        )}
      </Panel>
    </>
  )
}
