import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useListMessage } from '../lots/list/ListNotes.tsx'
import { ListPager } from '../lots/list/ListPager.tsx'
import { LotListPage } from '../lots/list/LotListPage.tsx'
import type { LotListState } from '../lots/list/use-lot-list.ts'
import type { Lot } from '../lots/lot.ts'
import { LotCardSkeletons } from '../lots/row/LotSkeletons.tsx'

/** What every card of such a page is handed. */
export interface CardState {
  lot: Lot
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  onToggle(): void
}

interface RecordPageProps {
  state: LotListState
  /** why there are no lots although nothing is filtered */
  empty: ReactNode
  /** which of them are shown */
  choice?: ReactNode
  renderCard(card: CardState): ReactNode
}

/** A list of lots on which the work has ended: completed and archived ones. */
export function RecordPage({ state, empty, choice, renderCard }: RecordPageProps) {
  const texts = useTexts('lots')
  const { list, lots, params, unfold } = state
  const message = useListMessage(lots, params.filter, (next) => void state.setFilter(next), empty)
  return (
    <LotListPage state={state} choice={choice}>
      {message ? (
        <Panel isFlush>{message}</Panel>
      ) : (
        <Stack component="ul" gap="md" aria-label={texts.sortedList} aria-busy={lots.isPlaceholderData}>
          {!list && <LotCardSkeletons count={params.limit} />}
          {list?.data.map((lot) => (
            <li key={lot.id}>
              {renderCard({
                lot,
                isOpen: lot.id === params.open,
                isMarked: lot.id === state.marked,
                onToggle: () => void unfold(lot.id === params.open ? null : lot.id),
              })}
            </li>
          ))}
        </Stack>
      )}
      <ListPager state={state} />
    </LotListPage>
  )
}
