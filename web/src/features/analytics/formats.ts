// How the figures are written.
import { formatShortTenge } from '@tendertap/domain/analytics/short-money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useLanguage, useTexts } from '../../i18n/texts.ts'

interface Range {
  low: number
  high: number
}

export function useFormats() {
  const texts = useTexts('analytics')
  const language = useLanguage()
  const formatShare = (share: number) => texts.percent(formatNumber(Math.round(share * 1000) / 10))
  const percent = (share: number) => formatNumber(Math.round(share * 100))
  return {
    money: (amount: number) => formatShortTenge(amount, language),
    /** 0.914 → 91,4 % */
    share: formatShare,
    /** null: there is too little data for it */
    shareOrNone: (share: number | null) => (share === null ? null : formatShare(share)),
    /** 0.914 → 91 */
    percent,
    range: ({ low, high }: Range) => texts.range(percent(low), percent(high)),
    days: (days: number) => {
      const whole = Math.round(days)
      return texts.dayCount(whole, formatNumber(whole))
    },
    /** 2026-03 → мар 2026, on one line */
    month: (month: string) => `${texts.monthNames[Number(month.slice(5)) - 1]}\u00A0${month.slice(0, 4)}`,
    /** 2026-03 → мар 26, under a chart and in the table beside it */
    shortMonth: (month: string) => `${texts.monthNames[Number(month.slice(5)) - 1]}\u00A0${month.slice(2, 4)}`,
  }
}
