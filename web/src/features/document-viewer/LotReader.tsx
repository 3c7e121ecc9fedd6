import type { Lot } from '../lots/lot.ts'
import { LotDocuments } from '../lots/details/LotDocuments.tsx'

/** The documents of a lot. */
export function LotReader({ lot }: { lot: Lot }) {
  return <LotDocuments lot={lot} />
}
