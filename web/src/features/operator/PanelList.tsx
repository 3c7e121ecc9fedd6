import { Button, Skeleton } from '@mantine/core'
import { clampPage, DEFAULT_PAGE_SIZE, type PageSize } from '@tendertap/domain/paging'
import { type ReactNode, useState } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ListMessage } from '../../ui/list/ListMessage.tsx'
import { Pager } from '../../ui/list/Pager.tsx'
import classes from './OperatorPanel.module.css'

interface PanelListProps<T> {
  query: { isLoadingError: boolean; isFetching: boolean; error: unknown; refetch(): unknown }
  /** undefined until they are there */
  rows: readonly T[] | undefined
  empty: { title: string; text: string }
  children(row: T): ReactNode
}

/** The rows of a tab, a page at a time, or why there are none. */
export function PanelList<T>({ query, rows, empty, children }: PanelListProps<T>) {
  const texts = useTexts('operator')
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState<PageSize>(DEFAULT_PAGE_SIZE)
  if (query.isLoadingError) {
    const retry = (
      <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        {texts.retry}
      </Button>
    )
    return <ListMessage isError title={texts.loadFailed} text={findErrorText(query.error)} action={retry} />
  }
  if (!rows) return <Skeletons />
  if (rows.length === 0) return <ListMessage title={empty.title} text={empty.text} />
  const shown = clampPage(page, rows.length, limit)
  return (
    <>
      <ul className={classes.rows}>{rows.slice((shown - 1) * limit, shown * limit).map(children)}</ul>
      {rows.length > DEFAULT_PAGE_SIZE && (
        <Pager page={shown} limit={limit} total={rows.length} totalExact onPage={setPage} onLimit={setLimit} />
      )}
    </>
  )
}

function Skeletons() {
  return (
    <div className={classes.rows} aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={34} />
        </div>
      ))}
    </div>
  )
}
