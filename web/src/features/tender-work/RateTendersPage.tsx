import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { RateActions } from './RateActions.tsx'
import { RejectTenderDialog } from './RejectTenderDialog.tsx'
import { TenderCard } from './TenderCard.tsx'
import { useTenderList, type TenderSummary } from './tender-list.ts'
import { TenderListPage } from './TenderListPage.tsx'
import { useActivation } from './use-activation.tsx'

/** spec 2 §2, rate tenders: the tenders whose lots await the lead's vote. */
export function RateTendersPage() {
  const texts = useTexts('tender-work')
  const state = useTenderList('tenders/tendersWithFilters')
  const activation = useActivation()
  const [rejected, setRejected] = useState<TenderSummary | null>(null)
  return (
    <>
      <TenderListPage
        state={state}
        title={texts.rateTitle}
        renderCard={(tender) => (
          <TenderCard
            tender={tender}
            listed={texts.awaiting(tender.listedLots, formatNumber(tender.listedLots))}
            actions={
              <RateActions
                tender={tender}
                activation={activation}
                onReject={() => setRejected(tender)}
                onDecided={state.focusHeading}
              />
            }
          />
        )}
      />
      {/* here, because the card of a tender that was decided on leaves the list */}
      {activation.dialog}
      {rejected && (
        <RejectTenderDialog tender={rejected} onDecided={state.focusHeading} onClose={() => setRejected(null)} />
      )}
    </>
  )
}
