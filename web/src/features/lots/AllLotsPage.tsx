import { Button } from '@mantine/core'
import { useRef } from 'react'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatTotal } from '../../i18n/total.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ListMessage } from '../../ui/ListMessage.tsx'
import { Pager } from '../../ui/Pager.tsx'
import type { ListAddress } from './list-address.ts'
import { LotCards, LotRows } from './LotList.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useListAddress } from './use-list-address.ts'
import { useLots } from './use-lots.ts'
import classes from './AllLotsPage.module.css'

/** spec 2 §2, lots page: the whole catalogue. */
export function AllLotsPage() {
  const texts = useTexts('lots')
  const title = useTexts('account').tabs['all-lots'].title
  const narrow = useNarrow()
  const [address, changeAddress] = useListAddress()
  const lots = useLots(address)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)

  // Another page begins at its top, for the eyes as for the keyboard.
  const turn = async (changes: Partial<ListAddress>) => {
    await changeAddress(changes)
    heading.current?.focus({ preventScroll: true })
  }

  const list = lots.isError ? undefined : lots.data
  const message = lots.isError ? (
    <ListMessage
      isError
      title={texts.loadFailed}
      text={errorText(lots.error)}
      action={
        <Button variant="default" loading={lots.isFetching} onClick={() => void lots.refetch()}>
          {texts.retry}
        </Button>
      }
    />
  ) : list?.total === 0 ? (
    <ListMessage title={texts.empty} text={texts.emptyText} />
  ) : null

  const parts = {
    list,
    message,
    isStale: lots.isPlaceholderData,
    limit: address.limit,
    sort: address.sort,
    onSort: (sort: ListAddress['sort']) => void changeAddress({ sort, page: 1 }),
    open: address.open,
    onOpen: (open: number | null) => void changeAddress({ open }),
  }
  return (
    <>
      <div className={classes.summary}>
        <div className={classes.heading}>
          <h1 ref={heading} tabIndex={-1} className={narrow ? classes.title : 'visually-hidden'}>
            {title}
          </h1>
          <p className={classes.count} role="status">
            {list && list.total > 0 ? texts.count(list.total, formatTotal(list.total, list.totalExact)) : '\u00A0'}
          </p>
        </div>
        {narrow && <SortSelect sort={parts.sort} onSort={parts.onSort} />}
      </div>
      <div className={narrow ? undefined : classes.panel}>
        {narrow ? <LotCards {...parts} /> : <LotRows {...parts} />}
        {list && list.total > 0 && (
          <Pager
            page={list.page}
            limit={address.limit}
            total={list.total}
            totalExact={list.totalExact}
            onPage={(page) => void turn({ page })}
            onLimit={(limit) => void turn({ limit, page: 1 })}
          />
        )}
      </div>
    </>
  )
}
