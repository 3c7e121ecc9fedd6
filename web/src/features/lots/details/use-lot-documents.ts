import { collectLotDocuments, type Lot, type LotDocument } from '../lot.ts'
import { collectDocuments } from '../tender.ts'
import { useTender } from '../use-tender.ts'

/** The documents of an unfolded lot. While some are being fetched, their tender is loaded until they are stored. */
export function useLotDocuments(lot: Lot): LotDocument[] {
  const listed = collectLotDocuments(lot)
  const { data } = useTender(
    lot.TenderId,
    listed.some(({ state }) => state === 'processing'),
  )
  const current = new Map(data ? collectDocuments(data).map((document) => [document.id, document]) : [])
  return listed.map((document) => current.get(document.id) ?? document)
}
