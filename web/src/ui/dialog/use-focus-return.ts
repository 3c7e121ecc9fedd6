import { useEffect, useRef, useState } from 'react'

/** What opened a dialog. An item of a menu is gone by the time the dialog closes, so its menu's button counts. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role=menu]')
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : document.activeElement
}

/**
 * Gives the focus back to what had it before this component was shown. Mantine does so only for a dialog that stays
 * rendered while it is closed.
 */
export function useFocusReturn(): void {
  const [opener] = useState(findOpener)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (!isShown.current && isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [opener])
}
