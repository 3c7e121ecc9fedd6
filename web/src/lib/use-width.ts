import { useCallback, useState, type RefCallback } from 'react'

/** The width of an element, as it changes. It is measured before the first paint: what depends on it does not jump. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(Infinity)
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [follow, width]
}
