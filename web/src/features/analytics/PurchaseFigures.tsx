import { calculateAverageDays, calculateCancelRate, calculateShareOfPlan } from '@tendertap/domain/analytics/figures'
import type { KnownFact, PurchaseState } from '@tendertap/domain/analytics/purchase-states'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Figures, type Figure } from './Figures.tsx'
import { useFormats } from './formats.ts'
import type { PurchaseSums } from './use-analytics.ts'

interface PurchaseFiguresProps {
  /** whose they are */
  label: string
  sums: PurchaseSums
  /** of a customer the median is known, which a few slow purchases do not move */
  medianDays?: number | null
  /** opens the lots, only those that stand so or of which this is known */
  onOpen(title: string, only: { state?: PurchaseState; known?: KnownFact }): void
}

/** The totals of a market or of a customer. */
export function PurchaseFigures({ label, sums, medianDays, onOpen }: PurchaseFiguresProps) {
  const texts = useTexts('analytics')
  const { money, share, days } = useFormats()
  const shareOfPlan = calculateShareOfPlan(sums)
  const cancelRate = calculateCancelRate(sums)
  const averageDays = calculateAverageDays(sums)
  const figure = (
    name: keyof typeof texts.figures & keyof typeof texts.formulas,
    value: string | null,
    only: { state?: PurchaseState; known?: KnownFact } = {},
    count?: number,
  ): Figure => ({
    label: texts.figures[name],
    formula: texts.formulas[name],
    value,
    note: count === undefined || value === null ? undefined : texts.lotCount(count, formatNumber(count)),
    onOpen: () => onOpen(texts.figures[name], only),
  })
  return (
    <Figures
      label={label}
      figures={[
        figure('lots', formatNumber(sums.lots)),
        figure('planned', money(sums.planned)),
        figure('final', money(sums.final), { state: 'awarded' }, sums.awarded),
        figure('shareOfPlan', shareOfPlan === null ? null : share(shareOfPlan), { known: 'price' }, sums.priced),
        figure('cancelRate', cancelRate === null ? null : share(cancelRate), { state: 'cancelled' }, sums.cancelled),
        medianDays === undefined
          ? figure('averageDays', averageDays === null ? null : days(averageDays), { known: 'days' }, sums.timed)
          : figure('medianDays', medianDays === null ? null : days(medianDays), { known: 'days' }, sums.timed),
      ]}
    />
  )
}
