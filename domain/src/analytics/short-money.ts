// Large sums in few characters, for charts and figures: 1,2 млрд ₸. The grouping is that of every number of the screen.
import type { Language } from '../languages.ts'
import { formatNumber } from '../words/number.ts'

const UNITS = [
  { from: 1e12, name: { ru: 'трлн', kz: 'трлн', en: 'tn' } },
  { from: 1e9, name: { ru: 'млрд', kz: 'млрд', en: 'bn' } },
  { from: 1e6, name: { ru: 'млн', kz: 'млн', en: 'mn' } },
  { from: 1e3, name: { ru: 'тыс.', kz: 'мың', en: 'k' } },
] as const

/** Three digits at most: 1,25 млрд; 12,5 млн; 125 тыс. */
function round(value: number): number {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return Number(value.toFixed(digits))
}

/** Never written into a field or a file: the digits that are left out are lost. */
export function formatShortTenge(amount: number, language: Language): string {
  const size = Math.abs(amount)
  // 999 999 is a million, not 1000 thousand
  const unit = UNITS.find(({ from }) => Math.round(size / (from / 1000)) >= 1000)
  const sign = amount < 0 ? '-' : ''
  if (!unit) return `${sign}${formatNumber(Math.round(size))}\u00A0₸`
  return `${sign}${formatNumber(round(size / unit.from))}\u00A0${unit.name[language]}\u00A0₸`
}
