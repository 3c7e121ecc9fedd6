import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Quantity } from '../../lots/facts/Quantity.tsx'
import { describeUnpublished, getLotOrigin, splitFacts, type PublishedFact } from '../../lots/facts/unpublished.ts'
import type { Lot } from '../../lots/lot.ts'

/** What a price and its documents depend on. */
export function CardFacts({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const { bidSecurityVolume, localContentMin } = lot
  const facts: PublishedFact[] = [
    { label: texts.plannedAmount, field: null, value: <strong>{formatTenge(lot.amount)}</strong> },
    { label: texts.quantity, field: 'quantity', value: lot.quantity !== null && <Quantity lot={lot} /> },
    {
      label: texts.bidSecurity,
      field: 'bidSecurityVolume',
      value: bidSecurityVolume !== null && texts.percentOf(formatNumber(bidSecurityVolume)),
    },
    {
      label: texts.localContent,
      field: 'localContentMin',
      value: localContentMin !== null && texts.atLeast(formatNumber(localContentMin)),
    },
  ]
  const { shown, unpublished } = splitFacts(facts, getLotOrigin(lot), texts)
  return (
    <div>
      <Facts layout="grid" facts={shown} note={describeUnpublished(unpublished, texts)} />
    </div>
  )
}
