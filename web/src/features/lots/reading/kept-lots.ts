// What the list of reading mode shows. A lot that was voted on or taken leaves the list of the server; here it stays
// where it was, greyed, until another list is asked for.
import type { Lot } from '../lot.ts'

/** The lots of the answer in the order of before, with those that have left it; new ones come last. */
export function keepLots(before: readonly Lot[], answered: readonly Lot[]): readonly Lot[] {
  const current = new Map(answered.map((lot) => [lot.id, lot]))
  const known = new Set(before.map(({ id }) => id))
  const added = answered.filter(({ id }) => !known.has(id))
  const isSame = added.length === 0 && before.every((lot) => (current.get(lot.id) ?? lot) === lot)
  return isSame ? before : [...before.map((lot) => current.get(lot.id) ?? lot), ...added]
}

/** The lot after or before this one; null at the end. */
export function findNeighbour(lots: readonly Lot[], id: number, step: 1 | -1): Lot | null {
  const index = lots.findIndex((lot) => lot.id === id)
  return index < 0 ? null : (lots[index + step] ?? null)
}

/** The next lot that nobody has dealt with; null when the rest of the list is done. */
export function findNextToDo(lots: readonly Lot[], id: number, isDone: (lot: Lot) => boolean): Lot | null {
  const index = lots.findIndex((lot) => lot.id === id)
  return lots.slice(index + 1).find((lot) => !isDone(lot)) ?? null
}
