import { useLayoutEffect, useRef, type RefObject } from 'react'

const INSIDE = '[data-slot=actions], [role=dialog]'

interface FocusHandover {
  /** the button that gets the focus */
  taker: RefObject<HTMLButtonElement | null>
  /** Call it before the buttons change. */
  handOver(): void
}

/** Buttons that are replaced by others take the focus with them. It goes on to the new ones if it was among the old. */
export function useFocusHandover(): FocusHandover {
  const taker = useRef<HTMLButtonElement>(null)
  // undefined: nothing is handed over
  const before = useRef<HTMLButtonElement | null>(undefined)
  useLayoutEffect(() => {
    if (before.current === undefined || before.current === taker.current) return
    before.current = undefined
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) taker.current?.focus({ preventScroll: true })
  })
  return {
    taker,
    handOver: () => {
      const isInside = document.activeElement?.closest(INSIDE) != null
      before.current = isInside ? taker.current : undefined
    },
  }
}
