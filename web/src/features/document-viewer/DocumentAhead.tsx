import { useLotDocuments } from '../lots/details/use-lot-documents.ts'
import type { Lot } from '../lots/lot.ts'

/** Asks for the documents of the next lot before it is shown. */
export function DocumentAhead({ lot }: { lot: Lot }) {
  useLotDocuments(lot)
  return null
}
