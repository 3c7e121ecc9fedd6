// Periods of analytics are whole Kazakhstan months, written 2026-11.
import { toKazakhstanDay } from '../clock.ts'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export function isMonth(value: string): boolean {
  return MONTH.test(value)
}

export function toMonth(instant: Date): string {
  return toKazakhstanDay(instant).slice(0, 7)
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

export interface Period {
  from: string
  to: string
}

/** Both ends belong to it. */
export const MAX_PERIOD_MONTHS = 60

/** What is not said is the last twelve months; a period never begins after its end and is never too long. */
export function completePeriod({ from, to }: Partial<Record<keyof Period, string | null>>, now: Date): Period {
  const end = to ?? toMonth(now)
  const start = from ?? addMonths(end, -11)
  const earliest = addMonths(end, 1 - MAX_PERIOD_MONTHS)
  if (start > end) return { from: end, to: end }
  return { from: start < earliest ? earliest : start, to: end }
}

export function listMonths({ from, to }: Period): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}
