// How much money bid securities hold on each day, and the day on which it is most.
import { addDays, toKazakhstanDay } from '../clock.ts'
import { sumAmounts } from '../money.ts'
import { isHeldOn, type Hold } from './security.ts'

/** So many days are told before today and after it. */
export const DAYS_BEFORE = 30
export const DAYS_AFTER = 60

export interface HeldSecurity extends Hold {
  /** tenge, a decimal */
  security: string
}

export interface HeldDay {
  day: string
  /** behind applications that are placed, and behind those that are being prepared */
  placed: string
  planned: string
  lots: number
}

export function listWindow(now: Date): string[] {
  const today = toKazakhstanDay(now)
  return Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, place) => addDays(today, place - DAYS_BEFORE))
}

/** `days` follow each other. Each lot is added on its first day and taken off on its last: there may be thousands. */
export function sumByDay(held: readonly HeldSecurity[], days: readonly string[]): HeldDay[] {
  const [first = '', end = ''] = [days[0], days.at(-1)]
  const ofWindow = held.filter(({ from, until }) => until > first && from <= end && from < until)
  const begun = Map.groupBy(ofWindow, ({ from }) => (from < first ? first : from))
  const ended = Map.groupBy(ofWindow, ({ until }) => until)
  let [placed, planned, lots] = ['0.00', '0.00', 0]
  return days.map((day) => {
    const [more, less] = [begun.get(day) ?? [], ended.get(day) ?? []]
    const move = (sum: string, isPlanned: boolean) =>
      sumAmounts([
        sum,
        ...more.filter((one) => one.isPlanned === isPlanned).map(({ security }) => security),
        ...less.filter((one) => one.isPlanned === isPlanned).map(({ security }) => `-${security}`),
      ])
    placed = move(placed, false)
    planned = move(planned, true)
    lots += more.length - less.length
    return { day, placed, planned, lots }
  })
}

export interface Peak {
  day: string
  amount: string
}

/** The first of the days from this one on with the largest sum; null without any money held. */
export function findPeak(days: readonly Pick<HeldDay, 'day' | 'placed' | 'planned'>[], from: string): Peak | null {
  let peak: Peak | null = null
  for (const { day, placed, planned } of days) {
    const amount = sumAmounts([placed, planned])
    if (day >= from && Number(amount) > Number(peak?.amount ?? 0)) peak = { day, amount }
  }
  return peak
}

/** The same days with one more lot that is being considered. */
export function addToDays<D extends Pick<HeldDay, 'day' | 'placed' | 'planned'>>(
  days: readonly D[],
  one: HeldSecurity,
): D[] {
  return days.map((day) =>
    isHeldOn(one, day.day) ? { ...day, planned: sumAmounts([day.planned, one.security]) } : day,
  )
}
