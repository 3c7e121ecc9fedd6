// A queue of what happens when, the soonest first.
import type { Moment } from '../../world/calendar.ts'

interface Due {
  key: string
  at: Moment
  order: number
}

export interface Schedule {
  /** Each key has one entry: a later call replaces it, null removes it. */
  set(key: string, at: Moment | null): void
  /** Removes and returns the next entry that is due by then. */
  take(until: Moment): { key: string; at: Moment } | null
}

const isBefore = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order)

export function createSchedule(): Schedule {
  const heap: Due[] = []
  const valid = new Map<string, number>()
  let orders = 0

  function push(due: Due): void {
    let index = heap.length
    while (index > 0) {
      const above = heap[(index - 1) >> 1] as Due
      if (!isBefore(due, above)) break
      heap[index] = above
      index = (index - 1) >> 1
    }
    heap[index] = due
  }

  function pop(): Due {
    const top = heap[0] as Due
    const last = heap.pop() as Due
    if (heap.length === 0) return top
    let index = 0
    for (;;) {
      let below = index * 2 + 1
      const other = heap[below + 1]
      if (other && isBefore(other, heap[below] as Due)) below += 1
      const next = heap[below]
      if (!next || !isBefore(next, last)) break
      heap[index] = next
      index = below
    }
    heap[index] = last
    return top
  }

  return {
    set(key, at) {
      valid.delete(key)
      if (at === null) return
      const order = ++orders
      valid.set(key, order)
      push({ key, at, order })
    },
    take(until) {
      for (;;) {
        const next = heap[0]
        if (!next || next.at > until) return null
        pop()
        if (valid.get(next.key) !== next.order) continue
        valid.delete(next.key)
        return { key: next.key, at: next.at }
      }
    },
  }
}
