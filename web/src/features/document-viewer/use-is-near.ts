import { useCallback, useState, type RefCallback } from 'react'

/** how far outside the visible part */
const MARGIN = '800px'

/** Is the element near the visible part of the page? */
export function useIsNear(): [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(false)
  const follow = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: findScroller(element),
      rootMargin: MARGIN,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [follow, isNear]
}

/** Where there is no room beside the lot, the document scrolls with it. */
function findScroller(element: Element): Element | null {
  const scroller = element.closest('[data-scroller]')
  return scroller && getComputedStyle(scroller).overflowY === 'auto' ? scroller : null
}
