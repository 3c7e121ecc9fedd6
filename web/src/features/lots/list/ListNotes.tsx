import { Button } from '@mantine/core'
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import { guessLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { findErrorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ListMessage } from '../../../ui/list/ListMessage.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { RefusedPart } from '../filter/refused-filter.ts'
import type { LotList } from '../lot.ts'
import classes from './AllLotsPage.module.css'

interface LotsQuery {
  isError: boolean
  error: Error | null
  isFetching: boolean
  data: Pick<LotList, 'total'> | undefined
  refetch(): Promise<unknown>
}

/** Shown instead of the lots: why they could not be loaded, or why there are none, each with a way out. */
export function useListMessage(lots: LotsQuery, filter: LotFilter, onClear: () => void): ReactNode {
  const texts = useTexts('lots')
  const filterTexts = useTexts('lot-filter')
  if (lots.isError) {
    const retry = (
      <Button variant="default" loading={lots.isFetching} onClick={() => void lots.refetch()}>
        {texts.retry}
      </Button>
    )
    return <ListMessage isError title={texts.loadFailed} text={findErrorText(lots.error)} action={retry} />
  }
  if (lots.data?.total !== 0) return null
  if (listActiveGroups(filter).length === 0) return <ListMessage title={texts.empty} text={texts.emptyText} />
  const clear = (
    <Button variant="default" onClick={onClear}>
      {filterTexts.clearAll}
    </Button>
  )
  return <ListMessage title={texts.empty} text={filterTexts.emptyText} action={clear} />
}

/** Says how the lots on the page differ from the lots that the filter asks for. */
export function ListNotes({
  list: { refused, searchedFor, total },
}: {
  list: { refused: RefusedPart | null; searchedFor: string | null; total: number }
}) {
  const texts = useTexts('lot-filter')
  return (
    <>
      {refused && (
        <div className={classes.note}>
          <Notice tone="warn">{texts.refused[refused]}</Notice>
        </div>
      )}
      {searchedFor && (
        <p className={classes.note} role="status">
          {total > 0 ? texts.searchedFor : texts.searchedInVain}{' '}
          <SourceText className={classes.words} text={`«${searchedFor}»`} language={guessLanguage(searchedFor)} />
        </p>
      )}
    </>
  )
}
