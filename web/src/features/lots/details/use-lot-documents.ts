import { collectLotDocuments, type Lot, type LotDocument } from '../lot.ts'
import { collectDocuments } from '../tender.ts'
import { useTender } from '../use-tender.ts'

/** The documents of an unfolded lot. Those that are not here yet are sent for, and change as they come. */
export function useLotDocuments(lot: Lot): LotDocument[] {
  const listed = collectLotDocuments(lot)
  const { data } = useTender(
    lot.TenderId,
    listed.some(({ state }) => state === 'processing'),
  )
  const now = new Map(data ? collectDocuments(data).map((document) => [document.id, document]) : [])
  return listed.map((document) => now.get(document.id) ?? document)
}
