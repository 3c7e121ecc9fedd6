import { Button, Text } from '@mantine/core'
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import { guessLanguage } from '@tendertap/domain/languages'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import type { RefusedPart } from '../filter/refused-filter.ts'
import type { LotList } from '../lot.ts'

interface LotsQuery {
  /** there is nothing to show; a failed refresh keeps what was loaded */
  isLoadingError: boolean
  error: Error | null
  isFetching: boolean
  data: Pick<LotList, 'total'> | undefined
  refetch(): Promise<unknown>
}

/** Shown instead of the lots: why they could not be loaded, or why there are none, each with a way out. */
export function useListMessage(lots: LotsQuery, filter: LotFilter, onClear: () => void): ReactNode {
  const texts = useTexts('lots')
  const filterTexts = useTexts('lot-filter')
  if (lots.isLoadingError) return <ErrorState title={texts.loadFailed} query={lots} />
  if (lots.data?.total !== 0) return null
  if (listActiveGroups(filter).length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />
  const clear = (
    <Button variant="default" onClick={onClear}>
      {filterTexts.clearAll}
    </Button>
  )
  return <EmptyState title={texts.empty} text={filterTexts.emptyText} action={clear} />
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
      {refused && <Notice tone="warn">{texts.refused[refused]}</Notice>}
      {searchedFor && (
        <p role="status">
          {total > 0 ? texts.searchedFor : texts.searchedInVain}{' '}
          <Text span inherit fw={600}>
            <SourceText text={`«${searchedFor}»`} language={guessLanguage(searchedFor)} asWritten />
          </Text>
        </p>
      )}
    </>
  )
}
