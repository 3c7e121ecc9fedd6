import { useEffect, useState } from 'react'

// spec 2 §9
const SCROLL_AFTER_MS = 500

/** spec 2 §2: the lot of the hash is highlighted and scrolled to after 500 ms. Null until then. */
export function useMarkedLot(id: number | null, isShown: boolean): number | null {
  const [marked, setMarked] = useState<number | null>(null)
  useEffect(() => {
    if (id === null || !isShown) return undefined
    const timer = setTimeout(() => {
      setMarked(id)
      const card = document.querySelector(`[data-lot="${id}"]`)
      // the address may name a comment on the lot
      const shown = card?.querySelector('[data-named]') ?? card
      // the head of a card that is taller than the window must not be above it
      const isTall = (shown?.getBoundingClientRect().height ?? 0) > window.innerHeight
      shown?.scrollIntoView({ block: isTall ? 'start' : 'center' })
    }, SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, isShown])
  return marked === id ? marked : null
}
