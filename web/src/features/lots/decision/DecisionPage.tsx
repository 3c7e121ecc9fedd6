import { Stack } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useListMessage } from '../list/ListNotes.tsx'
import { ListPager } from '../list/ListPager.tsx'
import type { OwnOrder } from '../list/lot-lists.ts'
import { LotListPage } from '../list/LotListPage.tsx'
import { useLotList } from '../list/use-lot-list.ts'
import type { Lot } from '../lot.ts'
import { LotCardSkeletons } from '../row/LotSkeletons.tsx'
import { LotPlaceContext, type LotPlace } from '../slots/lot-place.ts'
import { DecisionCard, type CardSelection } from './DecisionCard.tsx'
import { HeldLotContext } from './held-lot.ts'
import { useDealtWith } from './use-dealt-with.ts'
import { useKeptLots } from './use-kept-lots.ts'

interface DecisionPageProps {
  list: OwnOrder
  place: LotPlace
  /** why there are no lots although nothing is filtered */
  empty: ReactNode
  /** the person has decided on this lot since the list was loaded */
  isDecided?(lotId: number): boolean
  /** null: this lot can't be selected */
  getSelection?(lot: Lot): CardSelection | null
  /** under the list, with the lots that are shown */
  renderBar?(lots: readonly Lot[]): ReactNode
}

const never = () => false

/** A list of cards on which lots are decided: rate lots for the lead, potential lots for the manager. */
export function DecisionPage({
  list: name,
  place,
  empty,
  isDecided = never,
  getSelection,
  renderBar,
}: DecisionPageProps) {
  const texts = useTexts('lots')
  const state = useLotList(name)
  const { list, lots, params, unfold } = state
  const { open: _open, ...pageOf } = params
  const message = useListMessage(lots, params.filter, (next) => void state.setFilter(next), empty)
  const [held, setHeld] = useState<number | null>(null)
  const shown = useKeptLots(list?.data, JSON.stringify(pageOf), (id) => id === held || isDecided(id))
  const hasLeft = held !== null && list !== undefined && !list.data.some(({ id }) => id === held)
  const heldLot = useMemo(() => ({ hold: setHeld, hasLeft }), [setHeld, hasLeft])
  useDealtWith(shown)
  return (
    <LotPlaceContext value={place}>
      <HeldLotContext value={heldLot}>
        <LotListPage state={state} isDone={({ id }) => isDecided(id)}>
          {message && shown.length === 0 ? (
            <Panel isFlush>{message}</Panel>
          ) : (
            <Stack component="ul" gap="md" aria-label={texts.sortedList} aria-busy={lots.isPlaceholderData}>
              {!list && <LotCardSkeletons count={params.limit} />}
              {shown.map((lot) => (
                <li key={lot.id}>
                  <DecisionCard
                    lot={lot}
                    isOpen={lot.id === params.open}
                    isMarked={lot.id === state.marked}
                    isDecided={isDecided(lot.id)}
                    selection={getSelection?.(lot) ?? null}
                    onToggle={() => void unfold(lot.id === params.open ? null : lot.id)}
                  />
                </li>
              ))}
            </Stack>
          )}
          {renderBar?.(shown)}
          <ListPager state={state} />
        </LotListPage>
      </HeldLotContext>
    </LotPlaceContext>
  )
}
