// Limits how often a portal is asked. The portals publish no limit: we begin with one request a second and go up to
// five while all goes well. A process slows down by its own experience; the turns are those of all processes.
import { setTimeout as sleep } from 'node:timers/promises'

const SLOWEST = 1
const FASTEST = 5
const AFTER_SUCCESSES = 50

export interface Pace {
  /** Waits until the next request may be sent. */
  waitForTurn(signal: AbortSignal): Promise<void>
  /** Any other wait, by the same scale. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  succeeded(): void
  throttled(): void
  failed(): void
  /** requests a second */
  rate(): number
}

/** Reserves the next turn at a portal and gives the milliseconds until then. The next one comes `intervalMs` later. */
export type ReserveTurn = (intervalMs: number) => Promise<number>

interface PaceSettings {
  /** every wait is multiplied by it: 1 in production */
  waitScale: number
  /** null: requests follow each other as fast as they are answered */
  reserveTurn: ReserveTurn | null
}

export function createPace({ waitScale, reserveTurn }: PaceSettings): Pace {
  let rate = SLOWEST
  let successes = 0
  const slowDown = (by: number) => {
    rate = Math.max(SLOWEST, rate * by)
    successes = 0
  }
  const pause = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    if (ms > 0) await sleep(ms * waitScale, undefined, { signal })
  }
  return {
    pause,
    async waitForTurn(signal) {
      signal.throwIfAborted()
      if (reserveTurn === null) return
      const wait = await reserveTurn((1000 / rate) * waitScale)
      if (wait > 0) await sleep(wait, undefined, { signal })
    },
    succeeded() {
      successes += 1
      if (successes < AFTER_SUCCESSES) return
      successes = 0
      rate = Math.min(FASTEST, rate + 1)
    },
    throttled: () => slowDown(0.7),
    failed: () => slowDown(0.85),
    rate: () => rate,
  }
}
