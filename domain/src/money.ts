// Amounts are `numeric` in the database and decimal strings here. No float arithmetic on money.
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
const SCALE = 10n ** 6n

type Amount = string | number | null | undefined

/** Millionths of a tenge, which is finer than any portal publishes. Null if the amount is not a plain decimal. */
function toMillionths(amount: Amount): bigint | null {
  if (amount === null || amount === undefined) return null
  const [, sign, whole, fraction = ''] = DECIMAL.exec(String(amount).trim()) ?? []
  if (whole === undefined) return null
  const value = BigInt(whole) * SCALE + BigInt(fraction.padEnd(6, '0').slice(0, 6))
  return sign === '-' ? -value : value
}

/** spec 2 §5: only an offer above 0 is submitted. */
export function isPositive(amount: Amount): boolean {
  return (toMillionths(amount) ?? 0n) > 0n
}

const grouping = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0, useGrouping: 'always' })

/** spec 2 §5: KZT without decimals, Russian grouping, '-' if empty; the same in every language of the screen. */
export function formatTenge(amount: Amount): string {
  const value = toMillionths(amount)
  if (value === null) return '-'
  const half = value < 0n ? -SCALE / 2n : SCALE / 2n
  return `${grouping.format((value + half) / SCALE)}\u00A0₸`
}

/**
 * The offer as per cent of the planned amount with one decimal, rounded half up; null without a planned amount above 0.
 * 0 means less than the smallest share that is shown.
 */
export function calculateShareOfPlanned(offer: Amount, planned: Amount): number | null {
  const part = toMillionths(offer)
  const whole = toMillionths(planned)
  if (part === null || whole === null || whole <= 0n || part < 0n) return null
  const tenths = part * 1000n < whole ? 0n : (part * 2000n + whole) / (whole * 2n)
  return Number(tenths) / 10
}

/** per cent: a smaller share is shown as less than this */
export const SMALLEST_SHARE = 0.1

export type PriceWarning = 'far_below_planned' | 'above_planned'

/** An offer outside 0.3-1.2 of the planned amount is probably a typing error. */
export function findPriceWarning(offer: Amount, planned: Amount): PriceWarning | null {
  const part = toMillionths(offer)
  const whole = toMillionths(planned)
  if (part === null || whole === null || whole <= 0n) return null
  if (part * 10n < whole * 3n) return 'far_below_planned'
  return part * 10n > whole * 12n ? 'above_planned' : null
}

/** A decimal with two places; amounts that are not plain decimals count as 0. */
export function sumAmounts(amounts: readonly Amount[]): string {
  const total = amounts.reduce((sum, amount) => sum + (toMillionths(amount) ?? 0n), 0n)
  const hundredths = total / (SCALE / 100n)
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** So many per cent of an amount, rounded half up to two decimals; null when one of them is not known or below 0. */
export function multiplyByPercent(amount: Amount, percent: Amount): string | null {
  const whole = toMillionths(amount)
  const share = toMillionths(percent)
  if (whole === null || share === null || whole < 0n || share < 0n) return null
  const hundredth = 100n * SCALE * (SCALE / 100n)
  const hundredths = (whole * share * 2n + hundredth) / (hundredth * 2n)
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
