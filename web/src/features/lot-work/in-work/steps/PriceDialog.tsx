import { Text } from '@mantine/core'
import { findPriceWarning, formatTenge } from '@tendertap/domain/money'
import { useLanguage, useTexts } from '../../../../i18n/texts.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { SourceText } from '../../../../ui/SourceText.tsx'
import { pickLotName } from '../../../lots/lot.ts'
import { FilledText } from '../../../../ui/FilledText.tsx'
import { PlannedShare } from '../PlannedShare.tsx'
import type { WorkedLot } from '../work-facts.ts'
import { StepDialog } from './StepDialog.tsx'
import { sendPrice } from './take-step.ts'

interface PriceDialogProps {
  about: WorkedLot
  offerPrice: string
  /** The price is being sent. */
  onSend(): void
  onClose(): void
}

/** The price is final: the sum, its share of the plan, and a warning if it looks like a typing error. */
export function PriceDialog({ about, offerPrice, onSend, onClose }: PriceDialogProps) {
  const texts = useTexts('in-work').price
  const language = useLanguage()
  const { amount } = about.lot
  const warning = findPriceWarning(offerPrice, amount)
  const run = () => {
    onSend()
    return sendPrice(about, offerPrice)
  }
  return (
    <StepDialog step="setOfferPrice" texts={texts.dialog} {...{ about, run, onClose }}>
      <p>
        <FilledText text={texts.dialog.text}>
          <SourceText {...pickLotName(about.lot, language)} />
        </FilledText>
      </p>
      <div>
        <Text fw={650} fz="xl">
          {formatTenge(offerPrice)}
        </Text>
        <PlannedShare offer={offerPrice} planned={amount} />
      </div>
      {warning && <Notice tone="warn">{texts.warnings[warning]}</Notice>}
      <p>{texts.dialog.irreversible}</p>
    </StepDialog>
  )
}
