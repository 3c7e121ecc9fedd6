import { useLayoutEffect, useRef, type RefObject } from 'react'

const INSIDE = '[data-slot=actions], [role=dialog]'

/**
 * Buttons that are replaced by others take the focus with them. It goes on to `taker`, one of the new ones, if it was
 * among the old. Call the answer before the buttons change.
 */
export function useFocusHandover(taker: RefObject<HTMLButtonElement | null>): () => void {
  // undefined: nothing is handed over
  const before = useRef<HTMLButtonElement | null>(undefined)
  useLayoutEffect(() => {
    if (before.current === undefined || before.current === taker.current) return
    before.current = undefined
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) taker.current?.focus({ preventScroll: true })
  })
  return () => {
    before.current = document.activeElement?.closest(INSIDE) ? taker.current : undefined
  }
}
