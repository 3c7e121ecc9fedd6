import { calculateShareOfPlanned, SMALLEST_SHARE } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'

type Amount = string | number | null

/** Says which share of the planned amount an amount is; null where there is no plan. */
export function useShareOfPlanned(): (amount: Amount, planned: Amount) => string | null {
  const texts = useTexts('lots')
  return (amount, planned) => {
    const share = calculateShareOfPlanned(amount, planned)
    if (share === null) return null
    return share === 0
      ? texts.belowShareOfPlanned(formatNumber(SMALLEST_SHARE))
      : texts.shareOfPlanned(formatNumber(share))
  }
}
