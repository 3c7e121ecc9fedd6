import { Text } from '@mantine/core'
import { listActiveGroups, type LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import type { RefusedPart } from '../filter/refused-filter.ts'
import type { LotList } from '../lot.ts'
import { NoLots, Quoted } from './NoLots.tsx'

interface LotsQuery {
  /** there is nothing to show; a failed refresh keeps what was loaded */
  isLoadingError: boolean
  error: Error | null
  isFetching: boolean
  data: Pick<LotList, 'total' | 'nearMatches'> | undefined
  refetch(): Promise<unknown>
}

/** Shown instead of the lots: why they could not be loaded, or why there are none, each with a way out. */
export function useListMessage(
  lots: LotsQuery,
  filter: LotFilter,
  onFilter: (filter: LotFilter) => void,
  /** why a list without any filter has no lots; by default the catalogue's reason */
  empty?: ReactNode,
): ReactNode {
  const texts = useTexts('lots')
  if (lots.isLoadingError) return <ErrorState title={texts.loadFailed} query={lots} />
  if (lots.data?.total !== 0) return null
  if (empty && listActiveGroups(filter).length === 0) return empty
  return <NoLots filter={filter} nearMatches={lots.data.nearMatches} onFilter={onFilter} />
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
            <Quoted words={searchedFor} />
          </Text>
        </p>
      )}
    </>
  )
}
