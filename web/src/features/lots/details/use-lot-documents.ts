import { collectLotDocuments, type Lot, type LotDocument } from '../lot.ts'
import { collectDocuments } from '../tender.ts'
import { useTender } from '../use-tender.ts'

/** The documents of an unfolded lot. While some are being fetched, their tender is loaded until they are stored. */
export function useLotDocuments(lot: Lot): { documents: LotDocument[]; query: ReturnType<typeof useTender> } {
  const listed = collectLotDocuments(lot)
  const query = useTender(
    lot.TenderId,
    listed.some(({ state }) => state === 'processing'),
  )
  const current = new Map(query.data ? collectDocuments(query.data).map((document) => [document.id, document]) : [])
  return { documents: listed.map((document) => current.get(document.id) ?? document), query }
}
