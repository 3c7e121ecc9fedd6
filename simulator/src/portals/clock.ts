// The world's own time. It stands still until it is moved, or follows the real clock at some speed.

export interface VirtualClock {
  now(): Date
  /** Only ever forward: what has happened has happened. */
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
  const settle = (instant: number) => {
    base = instant
    since = Date.now()
  }
  return {
    now: () => new Date(now()),
    advance: (milliseconds) => settle(now() + Math.max(0, milliseconds)),
    setTo: (instant) => settle(Math.max(now(), instant.getTime())),
    speed: () => pace,
    setSpeed(speed) {
      settle(now())
      pace = Math.max(0, speed)
    },
  }
}
