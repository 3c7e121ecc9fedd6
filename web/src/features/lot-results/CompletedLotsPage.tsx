import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { useLotList } from '../lots/list/use-lot-list.ts'
import { getWork } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { useCurrentLot } from '../lots/worked-lot.ts'
import { CompletedCard, type ResultForm } from './CompletedCard.tsx'
import { LotResultDialog } from './LotResultDialog.tsx'
import { RecordPage } from './RecordPage.tsx'
import { TenderResultDialog } from './TenderResultDialog.tsx'

/** spec 2 §2, completed lots: what was placed, and how it ended. */
export function CompletedLotsPage() {
  const texts = useTexts('results').completed
  const state = useLotList('completed-lots')
  const [filled, setFilled] = useState<{ form: ResultForm; lot: Lot } | null>(null)
  const close = () => setFilled(null)
  return (
    <>
      <RecordPage
        state={state}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
        renderCard={(card) => <CompletedCard {...card} onFill={(form) => setFilled({ form, lot: card.lot })} />}
      />
      {filled?.form === 'lot' && <OfLot asked={filled.lot} shown={state.list?.data ?? []} onClose={close} />}
      {filled?.form === 'tender' && <TenderResultDialog tender={filled.lot.Tender} onClose={close} />}
    </>
  )
}

function OfLot({ asked, shown, onClose }: { asked: Lot; shown: readonly Lot[]; onClose(): void }) {
  const lot = useCurrentLot(asked, shown)
  const work = getWork(lot)
  return work && <LotResultDialog lot={lot} work={work} onClose={onClose} />
}
