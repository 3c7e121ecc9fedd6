import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { DecisionPage } from '../lots/decision/DecisionPage.tsx'
import { NothingToDecide } from '../lots/decision/NothingToDecide.tsx'
import type { Lot } from '../lots/lot.ts'
import { usePendingVotes } from './pending-votes.ts'
import { SelectionBar } from './SelectionBar.tsx'

/** spec 2 §2, rate lots: the lots that await the lead's vote. */
export function RateLotsPage() {
  const texts = useTexts('voting')
  const given = usePendingVotes()
  const [selected, setSelected] = useState<readonly number[]>([])
  const select = (lotId: number, isSelected: boolean) =>
    setSelected((before) => (isSelected ? [...before, lotId] : before.filter((id) => id !== lotId)))
  const isOffered = ({ id }: Lot) => !given.has(id)
  return (
    <DecisionPage
      list="rate-lots"
      place="rating"
      empty={<NothingToDecide {...texts.empty} reason={texts.empty.rated} />}
      isDecided={(lotId) => given.has(lotId)}
      getSelection={(lot) =>
        isOffered(lot)
          ? {
              label: texts.select,
              isSelected: selected.includes(lot.id),
              onChange: (isSelected) => select(lot.id, isSelected),
            }
          : null
      }
      renderBar={(lots) => (
        <SelectionBar lots={lots.filter(isOffered)} selected={selected} onSelect={(ids) => setSelected(ids)} />
      )}
    />
  )
}
