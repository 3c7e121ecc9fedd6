import type { LotFacts } from '@tendertap/domain/lot-work/workflow'
import { collectLotDocuments, type Lot, type LotDocument } from './lot.ts'

export type LotWork = Lot['LotsInProcessOfLot'][number]

/** spec 2 §3: the first entry is the work record. */
export const getWork = (lot: Lot): LotWork | null => lot.LotsInProcessOfLot[0] ?? null

/** What the rules of the work on a lot need to know about it. */
export function toLotFacts(lot: Lot, documents: readonly LotDocument[] = collectLotDocuments(lot)): LotFacts {
  const work = getWork(lot)
  return {
    status: lot.status,
    applicationEndAt: lot.Tender.applicationEndAt,
    documents: documents.map(({ state }) => state),
    work: work && { ...work, offerPrice: work.offerPrice === null ? null : String(work.offerPrice) },
  }
}
