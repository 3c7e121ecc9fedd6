import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The heading of the lot that is read; the next one may be there already, unseen. */
export const findHeading = (view: Element | null, lotId: number) =>
  view?.querySelector<HTMLElement>(`[data-lot="${lotId}"] h2`) ?? null

/**
 * After a move the focus is where it was: in the list on the new row, in the lot on the new heading. A lot that is
 * replaced takes the focus with it, so the place is noted before.
 */
export function useFocusOnMove(view: RefObject<HTMLElement | null>, lotId: number): void {
  const wasInLot = useRef(false)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInLot.current = target instanceof Element && target.closest('[data-lot]') !== null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    // a phone has no rows
    const row = view.current?.querySelector<HTMLElement>(`[data-reading="${lotId}"]`) ?? null
    row?.scrollIntoView({ block: 'nearest' })
    const focused = document.activeElement
    const isElsewhere = focused !== null && focused !== document.body && !view.current?.contains(focused)
    // who opens the page by a link has not moved yet; nor is a field left while somebody types in it
    if (!(focused instanceof HTMLInputElement) && !(isFirst.current && isElsewhere)) {
      const place = wasInLot.current || row === null ? findHeading(view.current, lotId) : row
      place?.focus({ preventScroll: true })
    }
    isFirst.current = false
  }, [view, lotId])
}
