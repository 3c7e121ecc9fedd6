import { useSyncExternalStore } from 'react'

// One clock for all deadlines on the screen. It ticks twice a minute, so they all change together.
const TICK_MS = 30_000
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = new Date()
    timer = setInterval(() => {
      now = new Date()
      for (const notify of listeners) notify()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
