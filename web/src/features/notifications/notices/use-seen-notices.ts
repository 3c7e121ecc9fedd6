import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long a notice must be in sight. */
const LOOK_MS = 1000
/** Notices that come into sight together are marked together. */
const COLLECT_MS = 200

interface Range {
  from: string
  upTo: string
}

/**
 * Marks as read what was in sight. `seen` are the notices that have been marked since the feed was opened: they keep
 * their highlight until it is closed.
 */
export function useSeenNotices(mark: (range: Range) => void) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    // ids grow with time
    const ids = [...waiting.current].toSorted()
    waiting.current.clear()
    const [from, upTo] = [ids.at(0), ids.at(-1)]
    if (from === undefined || upTo === undefined) return
    setSeen((before) => new Set([...before, ...ids]))
    mark({ from, upTo })
  }
  const collect = (id: string) => {
    waiting.current.add(id)
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, COLLECT_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { seen, collect, forget: () => setSeen(new Set()) }
}

/** Calls `onLooked` once the element has been in sight for a moment. */
export function useLookedAt(isWanted: boolean, onLooked: () => void) {
  const looked = useEffectEvent(onLooked)
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isWanted || !element.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(looked, LOOK_MS)
    })
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isWanted])
  return element
}
