import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayImportResults } from '@tendertap/domain/navigation'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { useLotList } from '../lots/list/use-lot-list.ts'
import { getWork } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'
import { useCurrentLot } from '../lots/worked-lot.ts'
import { useMe } from '../session/current-session.ts'
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
  const { importResults } = useTexts('account')
  const importLink = mayImportResults(useMe()?.roles ?? []) && (
    <Button variant="default" size="xs" renderRoot={(props) => <Link to="/past-results" {...props} />}>
      {importResults}
    </Button>
  )
  return (
    <>
      <RecordPage
        state={state}
        choice={importLink}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} action={importLink} />}
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
