import type { Item } from './commodities/template.ts'
import type { Random } from './random.ts'

/** Small values are as likely as large ones: a range of 5 to 5,000 gives many tens and few thousands. */
function pickBetween([from, to]: readonly [number, number], random: Random): number {
  return from === to ? from : from * (to / from) ** random.next()
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

/** People order by tens and fifties. */
export function pickQuantity(item: Item, random: Random): number {
  const raw = pickBetween(item.quantity, random)
  if (raw < 20) return Math.max(1, Math.round(raw))
  if (raw < 100) return random.chance(0.7) ? roundTo(raw, 5) : Math.round(raw)
  if (raw < 1_000) return roundTo(raw, random.pick([10, 10, 50]))
  return roundTo(raw, raw < 10_000 ? 100 : 1_000)
}

/** Tiyn (hundredths of a tenge) for one unit; a third of the prices is an even sum with 16 % VAT taken out. */
export function pickPrice(item: Item, random: Random): number {
  const raw = pickBetween(item.price, random)
  const step =
    raw < 100 ? 1 : raw < 1_000 ? 5 : raw < 10_000 ? 50 : raw < 100_000 ? 500 : raw < 10_000_000 ? 5_000 : 100_000
  const even = roundTo(raw, step) * 100
  return random.chance(0.35) ? Math.round(even / 1.16) : even
}
