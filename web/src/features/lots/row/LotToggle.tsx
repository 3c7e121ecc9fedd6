import type { Lot } from '../lot.ts'
import { LotName } from '../marks/LotName.tsx'

interface LotToggleProps {
  lot: Lot
  /** of the element that it unfolds */
  detailsId: string
  isOpen: boolean
  onToggle(): void
  className: string | undefined
}

/** The name of a lot as the button that unfolds its details. */
export function LotToggle({ lot, detailsId, isOpen, onToggle, className }: LotToggleProps) {
  return (
    <button type="button" className={className} aria-expanded={isOpen} aria-controls={detailsId} onClick={onToggle}>
      <LotName lot={lot} />
    </button>
  )
}
