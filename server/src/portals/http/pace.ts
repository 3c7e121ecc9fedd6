// Limits how often a portal is asked. The portals publish no limit: we begin with one request a second and go up to
// five while all goes well.
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

interface PaceSettings {
  /** every wait is multiplied by it: 1 in production */
  waitScale: number
  /** false: requests follow each other as fast as they are answered */
  limited: boolean
  now?: () => number
}

export function createPace({ waitScale, limited, now = () => performance.now() }: PaceSettings): Pace {
  let rate = SLOWEST
  let successes = 0
  let nextAt = 0
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
      if (!limited) return
      const at = Math.max(now(), nextAt)
      nextAt = at + (1000 / rate) * waitScale
      const wait = at - now()
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
