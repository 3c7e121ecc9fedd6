// The card of a lot about which a dialog is open stays on its page, also if a colleague has taken the lot off the list.
import { createContext, use, useEffect } from 'react'

interface HeldLot {
  hold(lotId: number | null): void
  /** the list has lost it */
  hasLeft: boolean
}

/** Elsewhere than on a page of decisions the cards stay by themselves. */
export const HeldLotContext = createContext<HeldLot>({ hold: () => undefined, hasLeft: false })

/** For a dialog: holds its lot. True: the list has lost the lot, so what the card knows of it is old. */
export function useHeldLot(lotId: number): boolean {
  const { hold, hasLeft } = use(HeldLotContext)
  useEffect(() => {
    hold(lotId)
    return () => hold(null)
  }, [hold, lotId])
  return hasLeft
}
