// Limits how much work runs at the same time for each key. Further work waits in order: a few pieces, and not for long.

export interface SlotSettings {
  atOnce: number
  maxWaiting: number
  maxWaitMs: number
}

/** Gives the function that ends the work. Throws NoSlot when the wait is too long, or too many wait already. */
export type TakeSlot = (key: string, signal: AbortSignal) => Promise<() => void>

export class NoSlot extends Error {}

interface Place {
  taken: number
  /** called when it is their turn, the first one first */
  waiting: Set<() => void>
}

export function createSlots({ atOnce, maxWaiting, maxWaitMs }: SlotSettings): TakeSlot {
  const places = new Map<string, Place>()

  const release = (key: string, place: Place) => {
    const [next] = place.waiting
    if (next) return next()
    place.taken -= 1
    if (place.taken === 0) places.delete(key)
  }

  return async (key, signal) => {
    if (signal.aborted) throw new NoSlot()
    const place = places.get(key) ?? { taken: 0, waiting: new Set() }
    places.set(key, place)
    if (place.taken < atOnce) place.taken += 1
    else if (place.waiting.size >= maxWaiting) throw new NoSlot()
    // whoever ends hands the slot over, so it stays taken
    else await waitForTurn(place.waiting, signal, maxWaitMs)
    return () => release(key, place)
  }
}

function waitForTurn(waiting: Set<() => void>, signal: AbortSignal, maxWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const begin = () => {
      leave()
      resolve()
    }
    const giveUp = () => {
      leave()
      reject(new NoSlot())
    }
    const timer = setTimeout(giveUp, maxWaitMs)
    signal.addEventListener('abort', giveUp)
    waiting.add(begin)
  })
}
