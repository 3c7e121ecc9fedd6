// The world's own time. It stands still until it is moved, or follows the real clock at some speed.

export interface VirtualClock {
  now(): Date
  /** Moves the clock forward; it never goes back. */
  advance(milliseconds: number): void
  setTo(instant: Date): void
  /** How many seconds pass in one real second; 0 stands still. */
  speed(): number
  setSpeed(speed: number): void
}

export function createVirtualClock(startedAt: Date, atSpeed: number): VirtualClock {
  let base = startedAt.getTime()
  let since = Date.now()
  let pace = atSpeed
  const now = () => base + (Date.now() - since) * pace
  const restartFrom = (instant: number) => {
    base = instant
    since = Date.now()
  }
  return {
    now: () => new Date(now()),
    advance: (milliseconds) => restartFrom(now() + Math.max(0, milliseconds)),
    setTo: (instant) => restartFrom(Math.max(now(), instant.getTime())),
    speed: () => pace,
    setSpeed(speed) {
      restartFrom(now())
      pace = Math.max(0, speed)
    },
  }
}
