import { formatNumber } from './number.ts'

/** '≈' when not all rows were counted. */
export function formatTotal(total: number, isExact: boolean): string {
  return isExact ? formatNumber(total) : `≈\u00A0${formatNumber(total)}`
}
